import { listStateChoices } from '#domain/addresses/state-names.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/** A native select of a country's states. */
export function StateSelect({ country, ...props }: FieldProps & { country: string }) {
  const { t } = useForms();
  const { getValues } = useFormScope();
  const choices = listStateChoices(country);
  const current: unknown = getValues(props.name);
  return (
    <TextInput {...props}>
      {props.field.required ? (
        <option value="" disabled hidden>
          {t('forms.choose')}
        </option>
      ) : (
        <option value="" aria-label={t('words.none')} />
      )}
      {/* keeps the previous country's state selected until it is cleared */}
      {typeof current === 'string' && current !== '' && !choices.some(({ code }) => code === current) && (
        <option value={current} hidden>
          {current}
        </option>
      )}
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}
