import { offeredValues } from '../choices.ts';
import { useForms } from '../context.tsx';
import { valueLabel } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { ChipsField } from './ChipsField.tsx';
import { ComboBox } from './ComboBox.tsx';
import { ReferencesField } from './ReferencesField.tsx';
import { useInput } from './use-input.ts';

/** Several of a list. */
function ListedField({ field, name }: FieldProps) {
  const forms = useForms();
  const [held, change] = useInput(name);
  const value: readonly (string | number)[] = Array.isArray(held) ? held : [];
  return (
    <ComboBox<string | number, true>
      field={field}
      name={name}
      posted={value}
      multiple
      disableCloseOnSelect
      options={offeredValues(field)}
      getOptionLabel={(option) => valueLabel(field, option, forms)}
      value={[...value]}
      onChange={(_, chosen) => change(chosen)}
    />
  );
}

/** Several values: records, words of a list, or free words, by what the definition knows. */
export function MultiSelectField(props: FieldProps) {
  if (props.field.ref) return <ReferencesField {...props} />;
  return offeredValues(props.field).length > 0 ? <ListedField {...props} /> : <ChipsField {...props} />;
}
