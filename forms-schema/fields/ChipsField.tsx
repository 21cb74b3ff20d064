import { useForms } from '../context.tsx';
import { textToNumber } from '../numbers.ts';
import type { FieldProps } from '../overrides.ts';
import { ComboBox } from './ComboBox.tsx';
import { useInput } from './use-input.ts';

/** Words of one's own, each ended by Enter or by leaving the input. */
export function ChipsField({ field, name }: FieldProps) {
  const { locale } = useForms();
  const [held, change] = useInput(name);
  const value: readonly (string | number)[] = Array.isArray(held) ? held : [];
  const isNumeric = field.each?.type === 'integer' || field.each?.type === 'number';
  const read = (typed: string | number): string | number =>
    isNumeric && typeof typed === 'string' ? textToNumber(typed, locale) : typed;
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
      onChange={(_, chosen) => change(chosen.map(read))}
    />
  );
}
