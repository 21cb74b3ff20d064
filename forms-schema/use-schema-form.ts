import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { FieldDefinition } from '#generated/definitions.ts';
import { useForms } from './context.tsx';
import type { Values } from './converters.ts';
import { fieldAtInput, fieldsToRead } from './field-index.ts';
import { errorTree, locate } from './form-problems.ts';
import { fromInputs, toInputs } from './form-values.ts';
import { type FieldOverride, type FormField, validatorsOf, withOverrides } from './overrides.ts';
import { pathOf } from './paths.ts';
import { checkFields, type FieldProblem } from './rules.ts';
import { useStable } from './use-stable.ts';

/** What the server said to a form that was sent; nothing when it took it. */
export interface Refusal {
  readonly errors?: readonly FieldProblem[];
  /** What concerns no single field, in the reader's language. */
  readonly message?: string;
}

/** Gets the typed record and the form's element. What it answers is shown; what was typed stays. */
export type Submit = (values: Record<string, unknown>, form: HTMLFormElement) => unknown;

export interface FormSettings {
  readonly definitions: readonly FieldDefinition[];
  readonly values: Values;
  readonly overrides: Readonly<Record<string, FieldOverride | undefined>>;
  /** Problems that the server found, in an answer that came another way than by `onSubmit`. */
  readonly errors: readonly FieldProblem[];
  readonly onChange: ((values: Record<string, unknown>) => void) | undefined;
}

/** What concerns no input of the form, and how many answers of the server there were. */
export interface Complaint {
  readonly round: number;
  readonly lines: readonly string[];
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && ('errors' in answer || 'message' in answer);
}

/** State of one form over react-hook-form: checked by the rule table, sent as the typed record. */
export function useSchemaForm({ values, errors: given, onChange, ...settings }: FormSettings) {
  const forms = useForms();
  const { t, roles } = forms;
  const [original] = useState(values);
  const definitions = useStable(settings.definitions, 1);
  const overrides = useStable(settings.overrides, 2);
  const fields = useMemo(() => withOverrides(definitions, overrides, roles), [definitions, overrides, roles]);
  const [inputs] = useState(() => toInputs(fields, original, forms));
  const messageOf = ({ code, params }: FieldProblem): string => t(`errors.${code}`, params);
  const read = (typed: FieldValues, asked: readonly FormField[] = fields): Record<string, unknown> =>
    fromInputs(asked, typed, original, forms);

  const isSending = useRef(false);
  const resolver: Resolver<FieldValues, unknown, Record<string, unknown>> = (typed, _context, { names = [] }) => {
    const validators = validatorsOf(overrides);
    // while somebody types in a field, no other is checked
    const typedIn = names.length === 1 && !isSending.current ? fieldAtInput(fields, names[0] ?? '') : undefined;
    const record = typedIn
      ? read(typed, fieldsToRead(typedIn, fields, pathOf(typedIn.name) in validators))
      : read(typed);
    const checked = typedIn ? [typedIn] : fields;
    const problems = checkFields(checked, record, { validators });
    if (problems.length === 0) return { values: record, errors: {} };
    return { values: {}, errors: errorTree(checked, problems, messageOf) };
  };
  const [first] = useState(() => errorTree(fields, given, messageOf));
  const form = useForm({
    defaultValues: inputs,
    errors: first,
    resolver,
    shouldFocusError: false,
    // after sending, and beside errors that came from elsewhere, each change is checked at once
    mode: given.length > 0 ? 'onChange' : 'onSubmit',
  });

  const [complaint, setComplaint] = useState<Complaint>(() => ({
    round: 0,
    lines: locate(fields, given).rest.map(messageOf),
  }));
  const saved = useRef(JSON.stringify(inputs));
  const shown = useRef(JSON.stringify(given));

  const refuse = ({ errors = [], message }: Refusal): void => {
    saved.current = '';
    const { named, rest } = locate(fields, errors);
    for (const [name, problem] of named) form.setError(name, { type: problem.code, message: messageOf(problem) });
    const lines = [...(message ? [message] : []), ...rest.map(messageOf)];
    setComplaint(({ round }) => ({ round: round + 1, lines }));
  };

  // a parent may make the same list anew each time it renders; only a new answer counts
  const receive = useEffectEvent((problems: readonly FieldProblem[]) => {
    const key = JSON.stringify(problems);
    if (problems.length > 0 && key !== shown.current) refuse({ errors: problems });
    shown.current = key;
  });
  useEffect(() => receive(given), [given]);

  const tell = useEffectEvent((typed: FieldValues) => onChange?.(read(typed)));
  const { subscribe } = form;
  const isHeard = onChange !== undefined;
  useEffect(
    // react-hook-form copies all values at each key for who wants to hear them
    () =>
      isHeard ? subscribe({ formState: { values: true }, callback: ({ values: typed }) => tell(typed) }) : undefined,
    [subscribe, isHeard],
  );

  async function submit(event: SyntheticEvent<HTMLFormElement>, onSubmit: Submit): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    shown.current = '';
    const element = event.currentTarget;
    setComplaint(({ round }) => ({ round, lines: [] }));
    try {
      await form.handleSubmit(async (record) => {
        const sent = JSON.stringify(form.getValues());
        const answer = await onSubmit(record, element);
        if (isRefusal(answer)) refuse(answer);
        else saved.current = sent;
      })();
    } finally {
      isSending.current = false;
    }
  }

  const isDirty = (): boolean => JSON.stringify(form.getValues()) !== saved.current;
  return { form, fields, original, complaint, submit, isDirty };
}
