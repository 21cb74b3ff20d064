import type { Id, ReferenceOption } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { keepOptions, isSameOption, useReferenceOptions } from './use-reference-options.ts';
import { useInput } from './use-input.ts';

/** A reference to a record, by search. */
export function ReferenceField({ field, name }: FieldProps) {
  const [rawValue, change] = useInput(name);
  const ids: Id[] = (typeof rawValue === 'string' && rawValue !== '') || typeof rawValue === 'number' ? [rawValue] : [];
  const { options, selectedOptions, loading, handlers } = useReferenceOptions(field, ids);
  return (
    <ComboBox<ReferenceOption>
      {...handlers}
      field={field}
      name={name}
      posted={ids}
      options={options}
      loading={loading}
      filterOptions={keepOptions}
      isOptionEqualToValue={isSameOption}
      getOptionKey={({ id }) => id}
      value={selectedOptions[0] ?? null}
      onChange={(_, option) => change(option?.id ?? null)}
    />
  );
}
