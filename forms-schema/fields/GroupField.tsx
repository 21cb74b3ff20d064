import type { FieldProps } from '../overrides.ts';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { useNestedFields } from './nested-fields.ts';
import { useField } from './use-field.ts';

/** A nested object. */
export function GroupField({ field, name }: FieldProps) {
  const state = useField({ field, name });
  const { Fields } = useNestedFields();
  return (
    <FieldSet
      {...toFieldSetProps(state)}
      // shown at its inputs instead
      required={false}
    >
      <Fields fields={field.items ?? []} parent={name} />
    </FieldSet>
  );
}
