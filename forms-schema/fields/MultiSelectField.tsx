import { listOfferedValues } from '../choices.ts';
import { useForms } from '../context.tsx';
import { formatValueLabel } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { ChipsField } from './ChipsField.tsx';
import { ComboBox } from './ComboBox.tsx';
import { ReferencesField } from './ReferencesField.tsx';
import { useInput } from './use-input.ts';

/** A selection of several values. */
function ListedField({ field, name }: FieldProps) {
  const forms = useForms();
  const [rawValue, change] = useInput(name);
  const value: readonly (string | number)[] = Array.isArray(rawValue) ? rawValue : [];
  return (
    <ComboBox<string | number, true>
      field={field}
      name={name}
      posted={value}
      multiple
      disableCloseOnSelect
      options={listOfferedValues(field)}
      getOptionLabel={(option) => formatValueLabel(field, option, forms)}
      value={[...value]}
      onChange={(_, values) => change(values)}
    />
  );
}

/** Several values: references, options or free text, depending on the definition. */
export function MultiSelectField(props: FieldProps) {
  if (props.field.ref) return <ReferencesField {...props} />;
  return listOfferedValues(props.field).length > 0 ? <ListedField {...props} /> : <ChipsField {...props} />;
}
