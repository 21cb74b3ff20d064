import type { FieldProps } from '../overrides.ts';
import { notesOf } from './FieldNotes.tsx';
import { Fields } from './Fields.tsx';
import { FieldSet } from './FieldSet.tsx';
import { useField } from './use-field.ts';

/** One object within the record. */
export function GroupField({ field, name }: FieldProps) {
  const state = useField({ field, name });
  return (
    <FieldSet
      id={state.id}
      legend={state.label}
      describedBy={state.aria['aria-describedby']}
      notes={notesOf(state)}
      isWrong={state.error !== undefined}
    >
      <Fields fields={field.items ?? []} parent={name} />
    </FieldSet>
  );
}
