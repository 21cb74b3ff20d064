import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useForms } from '../context.tsx';
import { listChoices } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { renderNotes } from './FieldNotes.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** A radio group. */
export function RadioField({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const notes = renderNotes(state);
  const choices = listChoices(field, forms);
  const value = typeof rawValue === 'string' ? rawValue : '';
  const focusableValue = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <FormControl
      component="fieldset"
      disabled={field.disabled}
      required={state.required}
      error={state.error !== undefined}
    >
      <FormLabel component="legend" disabled={false} id={`${state.id}-legend`}>
        {state.label}
      </FormLabel>
      <RadioGroup
        {...state.aria}
        aria-labelledby={`${state.id}-legend`}
        row
        name={name}
        value={value}
        onChange={(_, next) => change(next)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            required={false}
            control={
              <Radio
                slotProps={{
                  input: {
                    id: choice.value === focusableValue ? state.id : undefined,
                    required: state.required,
                    'aria-invalid': state.aria['aria-invalid'],
                    'aria-describedby': state.aria['aria-describedby'],
                  },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
      {notes && <FormHelperText component="div">{notes}</FormHelperText>}
    </FormControl>
  );
}
