import { memo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { fromInput } from '../form-values.ts';
import type { FieldProps, FormField } from '../overrides.ts';
import { isShown } from '../visibility.ts';
import { fieldComponents } from './field-components.tsx';
import { lazily } from './lazily.tsx';
import { parentOf, useSibling } from './siblings.ts';

// showing values is another half of the room, which most forms never need
const LockedField = lazily(async () => (await import('./LockedField.tsx')).LockedField);

interface Props extends FieldProps {
  /** The fields beside it, which conditions name. */
  among: readonly FormField[];
}

/** Any field: drawn by its override or its type, if its condition lets it show. */
export const Field = memo(function Field({ among, ...props }: Props) {
  return props.field.showIf ? <ConditionalField {...props} among={among} /> : <PlainField {...props} />;
});

function PlainField(props: FieldProps) {
  const { field } = props;
  if (field.locked) return <LockedField {...props} />;
  const Component = field.component ?? fieldComponents[field.type];
  return <Component {...props} />;
}

function ConditionalField({ among, ...props }: Props) {
  const { field, name } = props;
  const forms = useForms();
  const { original } = useFormScope();
  const path = field.showIf?.path ?? '';
  const typed = useSibling(parentOf(name, field.name), path);
  const sibling = among.find((other) => other.name === path);
  const value = sibling ? fromInput(sibling, typed, undefined, { ...forms, siblings: original }) : typed;
  return isShown(field, { [path]: value }) ? <PlainField {...props} /> : null;
}
