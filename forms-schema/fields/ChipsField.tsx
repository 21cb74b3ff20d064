import { useForms } from '../context.tsx';
import { parseInputNumber } from '../numbers.ts';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { useInput } from './use-input.ts';

/** Free-text entries, each confirmed by Enter or blur. */
export function ChipsField({ field, name }: FieldProps) {
  const { locale } = useForms();
  const [rawValue, change] = useInput(name);
  const value: readonly (string | number)[] = Array.isArray(rawValue) ? rawValue : [];
  const isNumeric = field.each?.type === 'integer' || field.each?.type === 'number';
  const parseEntry = (entry: string | number): string | number =>
    isNumeric && typeof entry === 'string' ? parseInputNumber(entry, locale) : entry;
  return (
    <ComboBox<string | number, true, true>
      field={field}
      name={name}
      posted={value}
      multiple
      freeSolo
      autoSelect
      options={[]}
      getOptionLabel={String}
      value={[...value]}
      onChange={(_, entries) => change(entries.map(parseEntry))}
    />
  );
}
