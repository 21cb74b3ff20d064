import type { FieldProps } from '../overrides.ts';
import { Fields } from './Fields.tsx';
import { FieldSet, fieldSetOf } from './FieldSet.tsx';
import { useField } from './use-field.ts';

/** One object within the record. */
export function GroupField({ field, name }: FieldProps) {
  const state = useField({ field, name });
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
