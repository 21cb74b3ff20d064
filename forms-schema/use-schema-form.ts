import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import type { FieldDefinition } from '#generated/definitions.ts';
import { AsyncChecks } from './async-checks.ts';
import { useForms, useRules } from './context.tsx';
import type { Values } from './converters.ts';
import { fieldAtInput, fieldsToRead } from './field-index.ts';
import { errorTree, locate } from './form-problems.ts';
import type { Happening } from './form-scope.ts';
import { fromInputs, toInputs } from './form-values.ts';
import { type FieldOverride, type FormField, type OpenQuestion, validatorsOf, withOverrides } from './overrides.ts';
import { pathOf } from './paths.ts';
import { checkFields, type FieldProblem } from './rules.ts';
import { useStable } from './use-stable.ts';
import type { Facts } from './validators.ts';

/** What the server said to a form that was sent; nothing when it took it. */
export interface Refusal {
  readonly errors?: readonly FieldProblem[];
  /** What concerns no single field, in the reader's language. */
  readonly message?: string;
}

/** Gets the typed record and the form's element. What it answers is shown; what was typed stays. */
export type Submit<Record = { readonly [name: string]: unknown }> = (values: Record, form: HTMLFormElement) => unknown;

/** Some fields of a form that are checked by themselves, as those of a wizard's step. */
export interface Part {
  readonly fields: readonly FormField[];
  /** Called instead of sending once they are right. */
  readonly onRight: () => void;
}

export interface FormSettings {
  readonly definitions: readonly FieldDefinition[];
  readonly values: Values;
  readonly overrides: Readonly<Record<string, FieldOverride | undefined>>;
  /** Problems that the server found, in an answer that came another way than by `onSubmit`. */
  readonly errors: readonly FieldProblem[];
  readonly onChange: ((values: Record<string, unknown>) => void) | undefined;
  /** Hears what happens to the form. */
  readonly tell: (happening: Happening) => void;
}

/** What concerns no input of the form, and how many answers of the server there were. */
export interface Complaint {
  readonly round: number;
  readonly lines: readonly string[];
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && ('errors' in answer || 'message' in answer);
}

type Result = ResolverResult<FieldValues, Record<string, unknown>>;

/** State of one form over react-hook-form: checked by the rule table, sent as the typed record. */
export function useSchemaForm({ values, errors: given, onChange, tell, ...settings }: FormSettings) {
  const forms = useForms();
  const { t, roles } = forms;
  const { validators: named } = useRules();
  const [original] = useState(values);
  const definitions = useStable(settings.definitions, 1);
  const overrides = useStable(settings.overrides, 2);
  const fields = useMemo(() => withOverrides(definitions, overrides, roles), [definitions, overrides, roles]);
  const [inputs] = useState(() => toInputs(fields, original, forms));
  const [checks] = useState(() => new AsyncChecks());
  /** What fields have learned that validation functions judge by. */
  const facts = useRef<Facts>({});
  const messageOf = ({ code, params, text }: FieldProblem): string => text ?? t(`errors.${code}`, params);
  const read = (typed: FieldValues, asked: readonly FormField[] = fields): Record<string, unknown> =>
    fromInputs(asked, typed, original, forms);

  /** What is sent at this moment: the whole form, or a part of it. */
  const sending = useRef<readonly FormField[]>(undefined);
  // what was sent once is checked while it is corrected, the rest is left in peace
  const sent = useRef(new Set(given.length > 0 ? fields.map(({ name }) => name) : []));
  const resolver: Resolver<FieldValues, unknown, Record<string, unknown>> = (typed, _context, { names = [] }) => {
    // while somebody types in a field, no other is checked
    const typedIn = names.length === 1 ? fieldAtInput(fields, names[0] ?? '') : undefined;
    const around = names.length === 1 ? [typedIn].filter((field) => field !== undefined) : fields;
    const checked = sending.current ?? around.filter(({ name }) => sent.current.has(name));
    const hasFunction = typedIn !== undefined && overrides[pathOf(typedIn.name)]?.validator !== undefined;
    const record = typedIn && !sending.current ? read(typed, fieldsToRead(typedIn, fields, hasFunction)) : read(typed);
    const questions: OpenQuestion[] = [];
    const verdict = (ask: (question: OpenQuestion) => void): Result => {
      const validators = validatorsOf(overrides, checks, ask);
      const problems = checkFields(checked, record, { named, facts: facts.current, validators });
      if (problems.length === 0) return { values: record, errors: {} };
      return { values: {}, errors: errorTree(fields, problems, messageOf) };
    };
    const found = verdict((question) => questions.push(question));
    if (!sending.current || questions.length === 0) return found;
    const answers = questions.map(({ path, value, validator }) => checks.check(path, value, validator));
    return Promise.all(answers).then(() => verdict(() => undefined));
  };
  const [first] = useState<FieldErrors>(() => errorTree(fields, given, messageOf));
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
    for (const { name } of fields) sent.current.add(name);
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

  const hear = useEffectEvent((typed: FieldValues) => onChange?.(read(typed)));
  const isWatched = onChange !== undefined;
  const { subscribe } = form;
  useEffect(
    // react-hook-form copies all values at each key for who wants to hear them
    () =>
      isWatched ? subscribe({ formState: { values: true }, callback: ({ values: typed }) => hear(typed) }) : undefined,
    [subscribe, isWatched],
  );

  async function submit(event: SyntheticEvent<HTMLFormElement>, onSubmit: Submit, part?: Part): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = part?.fields ?? fields;
    for (const { name } of sending.current) sent.current.add(name);
    tell('sending');
    shown.current = '';
    const element = event.currentTarget;
    setComplaint(({ round }) => ({ round, lines: [] }));
    try {
      await form.handleSubmit(async (record) => {
        if (part) return part.onRight();
        const typed = JSON.stringify(form.getValues());
        const answer = await onSubmit(record, element);
        if (isRefusal(answer)) return refuse(answer);
        saved.current = typed;
        tell('saved');
      })();
    } finally {
      sending.current = undefined;
      tell('answered');
    }
  }

  /** Shows what a late verdict changed, or hides what no longer holds. */
  const recheck = (name: string): void => {
    const field = fieldAtInput(fields, name);
    if (field) sent.current.add(field.name);
    void form.trigger(name);
  };
  const learn = (known: Facts): void => void (facts.current = { ...facts.current, ...known });
  const isDirty = (): boolean => JSON.stringify(form.getValues()) !== saved.current;
  return { form, fields, original, checks, complaint, submit, recheck, learn, isDirty };
}
