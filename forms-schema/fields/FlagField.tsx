import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldProps } from '../overrides.ts';
import { renderNotes } from './FieldNotes.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** A checkbox or switch. No asterisk when required, because off is a valid value. */
function FlagField({ field, name, as: Control }: FieldProps & { as: typeof Checkbox | typeof Switch }) {
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const notes = renderNotes(state);
  return (
    <FormControl disabled={field.disabled} error={state.error !== undefined}>
      <FormControlLabel
        label={state.label}
        control={
          <Control
            name={name}
            checked={rawValue === true}
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
