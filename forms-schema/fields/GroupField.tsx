import type { FieldProps } from '../overrides.ts';
import { FieldSet, fieldSetOf } from './FieldSet.tsx';
import { useNestedFields } from './nested-fields.ts';
import { useField } from './use-field.ts';

/** One object within the record. */
export function GroupField({ field, name }: FieldProps) {
  const state = useField({ field, name });
  const { Fields } = useNestedFields();
  return (
    <FieldSet
      {...fieldSetOf(state)}
      // its inputs say which of them are
      required={false}
    >
      <Fields fields={field.items ?? []} parent={name} />
    </FieldSet>
  );
}
