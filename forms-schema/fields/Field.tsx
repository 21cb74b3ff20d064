import { type ComponentType, memo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import { type FieldProps, type FormField, isComputed } from '../overrides.ts';
import { isRequired, isShown } from '../visibility.ts';
import { fieldComponents } from './field-components.tsx';
import { createLazyField } from './lazy-field.tsx';
import type { AnyFieldProps } from './nested-fields.ts';
import { getParentName, useSibling } from './siblings.ts';

const loadCardFields = () => import('./card-fields.tsx');

/** Components by validation function, for fields that depend on the country and those of a card. */
const COMPONENTS_BY_VALIDATOR: Readonly<Partial<Record<string, ComponentType<FieldProps>>>> = {
  cardCode: createLazyField(async () => (await loadCardFields()).CardCodeLine),
  cardExpiry: createLazyField(async () => (await loadCardFields()).CardExpiryLine),
  cardNumber: createLazyField(async () => (await loadCardFields()).CardNumberLine),
  knownState: createLazyField(async () => (await import('./StateField.tsx')).StateField, null),
  stateOfCountry: createLazyField(async () => (await import('./StateField.tsx')).StateField, null),
};

// lazy, as few forms need them
const LockedField = createLazyField(async () => (await import('./LockedField.tsx')).LockedField);
const ComputedField = createLazyField(async () => (await import('./ComputedField.tsx')).ComputedField);
const AsyncCheck = createLazyField(async () => (await import('./AsyncCheck.tsx')).AsyncCheck, null);

/** Renders a field by its override or type, if its condition shows it. */
export const Field = memo(function Field({ siblingFields, ...props }: AnyFieldProps) {
  const Component = props.field.showIf || props.field.requiredIf ? ConditionalField : PlainField;
  return <Component {...props} siblingFields={siblingFields} />;
});

function PlainField({ siblingFields, ...props }: AnyFieldProps) {
  const { field } = props;
  if (field.locked) return <LockedField {...props} />;
  const Input = field.asyncValidator
    ? CheckedField
    : (field.component ?? COMPONENTS_BY_VALIDATOR[field.validate ?? ''] ?? fieldComponents[field.type]);
  return isComputed(field) ? (
    <ComputedField {...props} siblingFields={siblingFields} Input={Input} />
  ) : (
    <Input {...props} />
  );
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

function ConditionalField({ siblingFields, ...props }: AnyFieldProps) {
  const { field } = props;
  const siblings = {
    ...useConditionValue(props, siblingFields, field.requiredIf),
    ...useConditionValue(props, siblingFields, field.showIf),
  };
  const required = isRequired(field, siblings);
  const effectiveField = required === (field.required ?? false) ? field : { ...field, required };
  return isShown(field, siblings) ? (
    <PlainField {...props} field={effectiveField} siblingFields={siblingFields} />
  ) : null;
}

/** The value of the sibling that a condition depends on, by its path. */
function useConditionValue(
  { field, name }: FieldProps,
  siblingFields: readonly FormField[],
  condition: FormField['showIf'],
) {
  const forms = useForms();
  const { original } = useFormScope();
  const path = condition?.path ?? '';
  const value = useSibling(getParentName(name, field.name), path);
  const sibling = siblingFields.find((other) => other.name === path);
  return { [path]: sibling ? fromInput(sibling, value, undefined, { ...forms, siblings: original }) : value };
}
