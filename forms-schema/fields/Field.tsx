import { type ComponentType, memo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import { type FieldProps, type FormField, isComputed } from '../overrides.ts';
import { isShown } from '../visibility.ts';
import { fieldComponents } from './field-components.tsx';
import { lazily } from './lazily.tsx';
import { parentOf, useSibling } from './siblings.ts';

// what most forms never need: showing values, which is another half of the room, and asking somebody about them
const LockedField = lazily(async () => (await import('./LockedField.tsx')).LockedField);
const ComputedField = lazily(async () => (await import('./ComputedField.tsx')).ComputedField);
const AsyncCheck = lazily(async () => (await import('./AsyncCheck.tsx')).AsyncCheck, null);

interface Props extends FieldProps {
  /** The fields beside it, which conditions name. */
  among: readonly FormField[];
}

/** Any field: drawn by its override or its type, if its condition lets it show. */
export const Field = memo(function Field({ among, ...props }: Props) {
  const Shown = props.field.showIf ? ConditionalField : PlainField;
  return <Shown {...props} among={among} />;
});

function PlainField({ among, ...props }: Props) {
  const { field } = props;
  if (field.locked) return <LockedField {...props} />;
  const Component = field.component ?? fieldComponents[field.type];
  if (isComputed(field)) return <ComputedField {...props} among={among} Input={Component} />;
  return field.asyncValidator ? <CheckedField {...props} Input={Component} /> : <Component {...props} />;
}

function CheckedField({ Input, ...props }: FieldProps & { Input: ComponentType<FieldProps> }) {
  return (
    <div style={{ position: 'relative' }}>
      <Input {...props} />
      <AsyncCheck {...props} />
    </div>
  );
}

function ConditionalField({ among, ...props }: Props) {
  const { field, name } = props;
  const forms = useForms();
  const { original } = useFormScope();
  const path = field.showIf?.path ?? '';
  const typed = useSibling(parentOf(name, field.name), path);
  const sibling = among.find((other) => other.name === path);
  const value = sibling ? fromInput(sibling, typed, undefined, { ...forms, siblings: original }) : typed;
  return isShown(field, { [path]: value }) ? <PlainField {...props} among={among} /> : null;
}
