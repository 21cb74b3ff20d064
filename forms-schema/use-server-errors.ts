import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mapToInputs } from './form-problems.ts';
import type { FormField } from './overrides.ts';
import type { FieldProblem } from './rules.ts';

/** Errors without an input, and the number of server responses with errors. */
export interface FormLevelErrors {
  readonly attempt: number;
  readonly messages: readonly string[];
}

interface Options {
  readonly form: UseFormReturn<FieldValues, unknown, Record<string, unknown>>;
  readonly fields: readonly FormField[];
  /** Server errors that were not returned by the form's submit. */
  readonly errors: readonly FieldProblem[];
  readonly getMessage: (problem: FieldProblem) => string;
  readonly onErrors: () => void;
}

/** Shows server errors: at their inputs, the others above the form. */
export function useServerErrors({ form, fields, errors, getMessage, onErrors }: Options) {
  const [formErrors, setFormErrors] = useState<FormLevelErrors>(() => ({
    attempt: 0,
    messages: mapToInputs(fields, errors).unmapped.map(getMessage),
  }));
  const shownKey = useRef(JSON.stringify(errors));

  const showErrors = (problems: readonly FieldProblem[], message?: string): void => {
    onErrors();
    const { named, unmapped } = mapToInputs(fields, problems);
    for (const [name, problem] of named) form.setError(name, { type: problem.code, message: getMessage(problem) });
    const messages = [...(message ? [message] : []), ...unmapped.map(getMessage)];
    setFormErrors(({ attempt }) => ({ attempt: attempt + 1, messages }));
  };
  const clearErrors = (): void => {
    shownKey.current = '';
    setFormErrors(({ attempt }) => ({ attempt, messages: [] }));
  };

  // a parent may create an equal list on each render; only new errors count
  const showNewErrors = useEffectEvent((problems: readonly FieldProblem[]) => {
    const key = JSON.stringify(problems);
    if (problems.length > 0 && key !== shownKey.current) showErrors(problems);
    shownKey.current = key;
  });
  useEffect(() => showNewErrors(errors), [errors]);

  return { formErrors, showErrors, clearErrors };
}
