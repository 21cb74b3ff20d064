import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { WRAPPING_LABEL } from './field-styles.ts';
import { WRAPPING_CHIP } from '../view/chip-style.ts';
import { renderNotes } from './FieldNotes.tsx';
import { useField } from './use-field.ts';

type Props<Option, Multiple extends boolean, Free extends boolean> = FieldProps &
  Omit<AutocompleteProps<Option, Multiple, false, Free>, 'renderInput' | 'id'> & {
    /** Selected values as hidden inputs, for a form posted without JavaScript. */
    posted: readonly (string | number)[];
  };

/** MUI's Autocomplete with label, notes, texts and hidden inputs of a field. */
export function ComboBox<Option, Multiple extends boolean = false, Free extends boolean = false>({
  field,
  name,
  posted,
  ...props
}: Props<Option, Multiple, Free>) {
  const { t } = useForms();
  const state = useField({ field, name });
  return (
    <>
      {posted.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <Autocomplete<Option, Multiple, false, Free>
        {...props}
        id={state.id}
        disabled={field.disabled}
        fullWidth
        slotProps={{ chip: { sx: WRAPPING_CHIP } }}
        openText={t('words.open')}
        closeText={t('words.close')}
        clearText={t('words.remove')}
        loadingText={t('words.loading')}
        noOptionsText={t('forms.no_match')}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={state.label}
            placeholder={field.placeholder}
            required={state.required}
            error={state.error !== undefined}
            helperText={renderNotes(state)}
            slotProps={{
              ...slotProps,
              inputLabel: { ...slotProps.inputLabel, shrink: true, sx: WRAPPING_LABEL },
              // native validation would require text, not a selection
              htmlInput: { ...slotProps.htmlInput, ...state.aria, required: false },
            }}
          />
        )}
      />
    </>
  );
}
