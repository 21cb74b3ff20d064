import { stateChoices } from '#domain/addresses/state-names.ts';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { TextInput } from './TextInput.tsx';

/** The states of one country as the platform's own select. */
export function StateSelect({ country, ...props }: FieldProps & { country: string }) {
  const { t } = useForms();
  return (
    <TextInput {...props}>
      {props.field.required ? (
        <option value="" disabled hidden>
          {t('forms.choose')}
        </option>
      ) : (
        <option value="" aria-label={t('words.none')} />
      )}
      {stateChoices(country).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}
