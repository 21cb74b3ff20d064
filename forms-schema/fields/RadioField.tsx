import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useForms } from '../context.tsx';
import { choicesOf } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { notesOf } from './FieldNotes.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** One of a short list, all of it in sight. */
export function RadioField({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const [held, change] = useInput(name);
  const notes = notesOf(state);
  const choices = choicesOf(field, forms);
  const value = typeof held === 'string' ? held : '';
  const focused = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
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
                    id: choice.value === focused ? state.id : undefined,
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
