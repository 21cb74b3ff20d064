import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { locate } from './form-problems.ts';
import type { FormField } from './overrides.ts';
import type { FieldProblem } from './rules.ts';

/** Errors that concern no input of the form, and how many answers of the server there were. */
export interface Complaint {
  readonly round: number;
  readonly lines: readonly string[];
}

interface Options {
  readonly form: UseFormReturn<FieldValues, unknown, Record<string, unknown>>;
  readonly fields: readonly FormField[];
  /** Errors in an answer that came another way than by the form's own submit. */
  readonly errors: readonly FieldProblem[];
  readonly messageOf: (problem: FieldProblem) => string;
  readonly onErrors: () => void;
}

/** Shows the server's errors: at their inputs, the others as lines above the form. */
export function useServerErrors({ form, fields, errors, messageOf, onErrors }: Options) {
  const [complaint, setComplaint] = useState<Complaint>(() => ({
    round: 0,
    lines: locate(fields, errors).rest.map(messageOf),
  }));
  const shown = useRef(JSON.stringify(errors));

  const showErrors = (problems: readonly FieldProblem[], message?: string): void => {
    onErrors();
    const { named, rest } = locate(fields, problems);
    for (const [name, problem] of named) form.setError(name, { type: problem.code, message: messageOf(problem) });
    const lines = [...(message ? [message] : []), ...rest.map(messageOf)];
    setComplaint(({ round }) => ({ round: round + 1, lines }));
  };
  const clearErrors = (): void => {
    shown.current = '';
    setComplaint(({ round }) => ({ round, lines: [] }));
  };

  // a parent may create an equal list on each render; only a new answer counts
  const receive = useEffectEvent((problems: readonly FieldProblem[]) => {
    const key = JSON.stringify(problems);
    if (problems.length > 0 && key !== shown.current) showErrors(problems);
    shown.current = key;
  });
  useEffect(() => receive(errors), [errors]);

  return { complaint, showErrors, clearErrors };
}
