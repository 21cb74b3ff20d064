import { type ComponentType, memo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import { type FieldProps, type FormField, isComputed } from '../overrides.ts';
import { isRequired, isShown } from '../visibility.ts';
import { fieldComponents } from './field-components.tsx';
import { lazily } from './lazily.tsx';
import type { AnyFieldProps } from './nested-fields.ts';
import { parentOf, useSibling } from './siblings.ts';

/** Fields whose values another field decides, by the rule that judges them. */
const BY_RULE: Readonly<Partial<Record<string, ComponentType<FieldProps>>>> = {
  knownState: lazily(async () => (await import('./StateField.tsx')).StateField, null),
  stateOfCountry: lazily(async () => (await import('./StateField.tsx')).StateField, null),
};

// what most forms never need: showing values, which is another half of the room, and asking somebody about them
const LockedField = lazily(async () => (await import('./LockedField.tsx')).LockedField);
const ComputedField = lazily(async () => (await import('./ComputedField.tsx')).ComputedField);
const AsyncCheck = lazily(async () => (await import('./AsyncCheck.tsx')).AsyncCheck, null);

/** Any field: drawn by its override or its type, if its condition lets it show. */
export const Field = memo(function Field({ among, ...props }: AnyFieldProps) {
  const Shown = props.field.showIf || props.field.requiredIf ? ConditionalField : PlainField;
  return <Shown {...props} among={among} />;
});

function PlainField({ among, ...props }: AnyFieldProps) {
  const { field } = props;
  if (field.locked) return <LockedField {...props} />;
  const Input = field.asyncValidator
    ? CheckedField
    : (field.component ?? BY_RULE[field.validate ?? ''] ?? fieldComponents[field.type]);
  return isComputed(field) ? <ComputedField {...props} among={among} Input={Input} /> : <Input {...props} />;
}

function CheckedField(props: FieldProps) {
  const { field } = props;
  const Input = field.component ?? fieldComponents[field.type];
  return (
    <div style={{ position: 'relative' }}>
      <Input {...props} />
      <AsyncCheck {...props} />
    </div>
  );
}

function ConditionalField({ among, ...props }: AnyFieldProps) {
  const { field } = props;
  const siblings = { ...useConditioned(props, among, field.requiredIf), ...useConditioned(props, among, field.showIf) };
  const required = isRequired(field, siblings);
  const asked = required === (field.required ?? false) ? field : { ...field, required };
  return isShown(field, siblings) ? <PlainField {...props} field={asked} among={among} /> : null;
}

/** The value a condition looks at, by its path. */
function useConditioned({ field, name }: FieldProps, among: readonly FormField[], condition: FormField['showIf']) {
  const forms = useForms();
  const { original } = useFormScope();
  const path = condition?.path ?? '';
  const typed = useSibling(parentOf(name, field.name), path);
  const sibling = among.find((other) => other.name === path);
  return { [path]: sibling ? fromInput(sibling, typed, undefined, { ...forms, siblings: original }) : typed };
}
