import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldDefinition } from '#generated/definitions.ts';
import { AsyncChecks } from './async-checks.ts';
import { CheckedFields } from './checked-fields.ts';
import { useForms, useShopRules } from './context.tsx';
import type { Values } from './converters.ts';
import { findFieldByInput } from './field-index.ts';
import { buildErrorTree } from './form-problems.ts';
import { resolveForm } from './form-resolver.ts';
import type { FormEventName } from './form-scope.ts';
import { fromInputs, toInputs } from './form-values.ts';
import { type FieldOverride, type FormField, applyOverrides } from './overrides.ts';
import type { FieldProblem } from './rules.ts';
import { useServerErrors } from './use-server-errors.ts';
import { useStableValue } from './use-stable.ts';
import type { ValidationContext } from './validators.ts';

/** Errors returned by a submit. */
export interface SubmitErrors {
  readonly errors?: readonly FieldProblem[];
  /** Translated message that belongs to no field. */
  readonly message?: string;
}

/** Submits the typed record. Returned SubmitErrors are shown; the input is kept. */
export type Submit<Record = { readonly [name: string]: unknown }> = (values: Record, form: HTMLFormElement) => unknown;

/** Fields of a form that are validated separately, such as a wizard's step. */
export interface FormPart {
  readonly fields: readonly FormField[];
  /** Called instead of submitting when the fields are valid. */
  readonly onValid: () => void;
}

export interface FormSettings {
  readonly definitions: readonly FieldDefinition[];
  readonly values: Values;
  readonly overrides: Readonly<Record<string, FieldOverride | undefined>>;
  /** Server errors that were not returned by `onSubmit`. */
  readonly errors: readonly FieldProblem[];
  readonly onChange: ((values: Record<string, unknown>) => void) | undefined;
  /** Called for each event of the form. */
  readonly emit: (name: FormEventName) => void;
}

function isSubmitErrors(answer: unknown): answer is SubmitErrors {
  return typeof answer === 'object' && answer !== null && ('errors' in answer || 'message' in answer);
}

type Form = UseFormReturn<FieldValues, unknown, Record<string, unknown>>;

/** Calls `callback` with the input values on each change. */
function useInputValues({ subscribe }: Form, callback: ((inputs: FieldValues) => void) | undefined): void {
  const onInputs = useEffectEvent((inputs: FieldValues) => callback?.(inputs));
  const isWatched = callback !== undefined;
  useEffect(
    // only when needed: react-hook-form copies all values for each subscriber
    () =>
      isWatched ? subscribe({ formState: { values: true }, callback: ({ values }) => onInputs(values) }) : undefined,
    [subscribe, isWatched],
  );
}

/** State of a form on react-hook-form, validated by the rule table and submitted as typed record. */
export function useSchemaForm({ values, errors: serverErrors, onChange, emit, ...settings }: FormSettings) {
  const forms = useForms();
  const { t, roles } = forms;
  const { validators: named } = useShopRules();
  const [original] = useState(values);
  const definitions = useStableValue(settings.definitions, 1);
  const overrides = useStableValue(settings.overrides, 2);
  const fields = useMemo(() => applyOverrides(definitions, overrides, roles), [definitions, overrides, roles]);
  const [inputs] = useState(() => toInputs(fields, original, forms));
  const [checks] = useState(() => new AsyncChecks());
  const [checked] = useState(() => new CheckedFields(serverErrors.length > 0 ? fields.map(({ name }) => name) : []));
  /** Context of the validation functions, supplied by fields. */
  const context = useRef<ValidationContext>({});
  const getMessage = ({ code, params, text }: FieldProblem): string => text ?? t(`errors.${code}`, params);
  const readRecord = (current: FieldValues, fieldsToRead: readonly FormField[] = fields): Record<string, unknown> =>
    fromInputs(fieldsToRead, current, original, forms);

  const getContext = (): ValidationContext => context.current;
  const resolver: Resolver<FieldValues, unknown, Record<string, unknown>> = (current, _context, { names }) =>
    resolveForm(current, names, { fields, overrides, checked, checks, named, getContext, readRecord, getMessage });
  const [initialErrors] = useState<FieldErrors>(() => buildErrorTree(fields, serverErrors, getMessage));
  const form: Form = useForm({
    defaultValues: inputs,
    errors: initialErrors,
    resolver,
    shouldFocusError: false,
    // with server errors from the start, each change is validated at once
    mode: serverErrors.length > 0 ? 'onChange' : 'onSubmit',
  });
  useInputValues(form, onChange && ((current) => onChange(readRecord(current))));

  const savedInputs = useRef(JSON.stringify(inputs));
  const onErrors = (): void => {
    savedInputs.current = '';
    checked.add(fields);
  };
  const { formErrors, showErrors, clearErrors } = useServerErrors({
    form,
    fields,
    errors: serverErrors,
    getMessage,
    onErrors,
  });

  async function submit(event: SyntheticEvent<HTMLFormElement>, onSubmit: Submit, part?: FormPart): Promise<void> {
    event.preventDefault();
    if (checked.isSubmitting) return;
    checked.startSubmit(part?.fields ?? fields);
    emit('submitting');
    const element = event.currentTarget;
    clearErrors();
    try {
      await form.handleSubmit(async (record) => {
        if (part) return part.onValid();
        const submittedInputs = JSON.stringify(form.getValues());
        const answer = await onSubmit(record, element);
        if (isSubmitErrors(answer)) return showErrors(answer.errors ?? [], answer.message);
        savedInputs.current = submittedInputs;
        emit('saved');
      })();
    } finally {
      checked.endSubmit();
      emit('settled');
    }
  }

  /** Validates a field again after its context or asynchronous result has changed. */
  const recheck = (name: string): void => {
    const field = findFieldByInput(fields, name);
    if (field) checked.add([field]);
    void form.trigger(name);
  };
  const updateContext = (change: ValidationContext): void => void (context.current = { ...context.current, ...change });
  const isDirty = (): boolean => JSON.stringify(form.getValues()) !== savedInputs.current;
  return { form, fields, original, checks, formErrors, submit, recheck, updateContext, isDirty };
}
