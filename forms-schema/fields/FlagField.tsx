import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldProps } from '../overrides.ts';
import { notesOf } from './FieldNotes.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** On or off. "Required" only means that an answer is sent, and off is one, so no asterisk asks for it. */
function FlagField({ field, name, as: Control }: FieldProps & { as: typeof Checkbox | typeof Switch }) {
  const state = useField({ field, name });
  const [held, change] = useInput(name);
  const notes = notesOf(state);
  return (
    <FormControl disabled={field.disabled} error={state.error !== undefined}>
      <FormControlLabel
        label={state.label}
        control={
          <Control
            name={name}
            checked={held === true}
            onChange={(_, checked) => change(checked)}
            slotProps={{ input: { ...state.aria, 'aria-required': undefined, id: state.id } }}
          />
        }
      />
      {notes && <FormHelperText component="div">{notes}</FormHelperText>}
    </FormControl>
  );
}

export const CheckboxField = (props: FieldProps) => <FlagField {...props} as={Checkbox} />;
export const SwitchField = (props: FieldProps) => <FlagField {...props} as={Switch} />;
