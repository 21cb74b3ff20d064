import type { Id, ReferenceOption } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { keepOptions, isSameOption, useReferenceOptions } from './use-reference-options.ts';
import { useInput } from './use-input.ts';

/** References to several records, by search. */
export function ReferencesField({ field, name }: FieldProps) {
  const [rawValue, change] = useInput(name);
  const ids: readonly Id[] = Array.isArray(rawValue) ? rawValue : [];
  const { options, selectedOptions, loading, handlers } = useReferenceOptions(field, ids);
  return (
    <ComboBox<ReferenceOption, true>
      {...handlers}
      field={field}
      name={name}
      posted={ids}
      multiple
      options={options}
      loading={loading}
      filterOptions={keepOptions}
      isOptionEqualToValue={isSameOption}
      getOptionKey={({ id }) => id}
      value={[...selectedOptions]}
      onChange={(_, records) => change(records.map(({ id }) => id))}
    />
  );
}
