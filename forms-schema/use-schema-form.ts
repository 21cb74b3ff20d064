import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldDefinition } from '#generated/definitions.ts';
import { AsyncChecks } from './async-checks.ts';
import { CheckedFields } from './checked-fields.ts';
import { useForms, useRules } from './context.tsx';
import type { Values } from './converters.ts';
import { fieldAtInput } from './field-index.ts';
import { errorTree } from './form-problems.ts';
import { resolveForm } from './form-resolver.ts';
import type { Happening } from './form-scope.ts';
import { fromInputs, toInputs } from './form-values.ts';
import { type FieldOverride, type FormField, withOverrides } from './overrides.ts';
import type { FieldProblem } from './rules.ts';
import { useServerErrors } from './use-server-errors.ts';
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

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && ('errors' in answer || 'message' in answer);
}

type Form = UseFormReturn<FieldValues, unknown, Record<string, unknown>>;

/** Calls back with the inputs' values on each change. */
function useInputValues({ subscribe }: Form, callback: ((inputs: FieldValues) => void) | undefined): void {
  const onInputs = useEffectEvent((inputs: FieldValues) => callback?.(inputs));
  const isWatched = callback !== undefined;
  useEffect(
    // react-hook-form copies all values at each key for its subscribers
    () =>
      isWatched ? subscribe({ formState: { values: true }, callback: ({ values }) => onInputs(values) }) : undefined,
    [subscribe, isWatched],
  );
}

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
  const [checked] = useState(() => new CheckedFields(given.length > 0 ? fields.map(({ name }) => name) : []));
  /** What fields have learned that validation functions judge by. */
  const facts = useRef<Facts>({});
  const messageOf = ({ code, params, text }: FieldProblem): string => text ?? t(`errors.${code}`, params);
  const read = (typed: FieldValues, some: readonly FormField[] = fields): Record<string, unknown> =>
    fromInputs(some, typed, original, forms);

  const factsNow = (): Facts => facts.current;
  const resolver: Resolver<FieldValues, unknown, Record<string, unknown>> = (typed, _context, { names }) =>
    resolveForm(typed, names, { fields, overrides, checked, checks, named, factsNow, read, messageOf });
  const [initialErrors] = useState<FieldErrors>(() => errorTree(fields, given, messageOf));
  const form: Form = useForm({
    defaultValues: inputs,
    errors: initialErrors,
    resolver,
    shouldFocusError: false,
    // after sending, and beside errors that came from elsewhere, each change is checked at once
    mode: given.length > 0 ? 'onChange' : 'onSubmit',
  });
  useInputValues(form, onChange && ((typed) => onChange(read(typed))));

  const saved = useRef(JSON.stringify(inputs));
  const onErrors = (): void => {
    saved.current = '';
    checked.add(fields);
  };
  const { complaint, showErrors, clearErrors } = useServerErrors({ form, fields, errors: given, messageOf, onErrors });

  async function submit(event: SyntheticEvent<HTMLFormElement>, onSubmit: Submit, part?: Part): Promise<void> {
    event.preventDefault();
    if (checked.isSubmitting) return;
    checked.startSubmit(part?.fields ?? fields);
    tell('sending');
    const element = event.currentTarget;
    clearErrors();
    try {
      await form.handleSubmit(async (record) => {
        if (part) return part.onRight();
        const typed = JSON.stringify(form.getValues());
        const answer = await onSubmit(record, element);
        if (isRefusal(answer)) return showErrors(answer.errors ?? [], answer.message);
        saved.current = typed;
        tell('saved');
      })();
    } finally {
      checked.endSubmit();
      tell('answered');
    }
  }

  /** Shows what a late verdict changed, or hides what no longer holds. */
  const recheck = (name: string): void => {
    const field = fieldAtInput(fields, name);
    if (field) checked.add([field]);
    void form.trigger(name);
  };
  const learn = (known: Facts): void => void (facts.current = { ...facts.current, ...known });
  const isDirty = (): boolean => JSON.stringify(form.getValues()) !== saved.current;
  return { form, fields, original, checks, complaint, submit, recheck, learn, isDirty };
}
