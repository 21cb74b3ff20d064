import { stateChoices } from '#domain/addresses/state-names.ts';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/** The states of one country as the platform's own select. */
export function StateSelect({ country, ...props }: FieldProps & { country: string }) {
  const { t } = useForms();
  const { getValues } = useFormScope();
  const choices = stateChoices(country);
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
      {/* until the state of the country before is taken away the select must not choose another by itself */}
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
