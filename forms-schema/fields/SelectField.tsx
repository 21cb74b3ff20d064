import { useMemo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { listChoices } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/**
 * A native select, which works before hydration. Optional fields have a blank option (§5); required ones start with a
 * blank that cannot be selected.
 */
export function SelectField(props: FieldProps) {
  const { field, name } = props;
  const forms = useForms();
  const { getValues } = useFormScope();
  const choices = useMemo(() => listChoices(field, forms), [field, forms]);
  const current: unknown = getValues(name);
  const isUnknown = typeof current === 'string' && current !== '' && !choices.some(({ value }) => value === current);
  return (
    <TextInput {...props}>
      {field.required ? (
        <option value="" disabled hidden>
          {forms.t('forms.choose')}
        </option>
      ) : (
        <option value="" aria-label={forms.t('words.none')} />
      )}
      {isUnknown && <option value={current}>{current}</option>}
      {choices.map(({ value, label }) => (
        // country names differ between ICU versions
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </TextInput>
  );
}
