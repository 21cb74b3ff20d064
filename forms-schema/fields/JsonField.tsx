import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { isEmpty } from '../predicates.ts';
import { renderNotes } from './FieldNotes.tsx';
import { TextInput } from './TextInput.tsx';
import { useField } from './use-field.ts';

/** JSON: editable as text where the definition allows it, otherwise read-only. */
export function JsonField(props: FieldProps) {
  return props.field.asText ? <TextInput {...props} multiline code /> : <ReadOnlyJson {...props} />;
}

function ReadOnlyJson({ field, name }: FieldProps) {
  const state = useField({ field, name });
  const { id, label, aria } = state;
  const notes = renderNotes(state);
  const { getValues } = useFormScope();
  const value: unknown = getValues(name);
  return (
    <div>
      <Typography id={`${id}-label`} variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      {/* focusable, to scroll by keyboard */}
      <Box
        component="pre"
        id={id}
        role="group"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        sx={{ m: 0, overflowY: 'auto', maxHeight: 240, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {isEmpty(value) ? '–' : JSON.stringify(value, null, 2)}
      </Box>
      {notes && (
        <FormHelperText component="div" error={state.error !== undefined}>
          {notes}
        </FormHelperText>
      )}
    </div>
  );
}
