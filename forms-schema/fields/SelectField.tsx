import { useMemo } from 'react';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { choicesOf } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/**
 * One of a list, as the platform's own select: it works before JavaScript, by keyboard and on phones. A blank option
 * when not required (§5); when required, a blank that cannot be chosen again, so that nothing is chosen by accident.
 */
export function SelectField(props: FieldProps) {
  const { field, name } = props;
  const forms = useForms();
  const { getValues } = useFormScope();
  const choices = useMemo(() => choicesOf(field, forms), [field, forms]);
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
        // two versions of the platform may call a country differently
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </TextInput>
  );
}
