import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController } from 'react-hook-form';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { notesOf } from './FieldNotes.tsx';
import { useField } from './use-field.ts';

/** One or several files, by the platform's own input. */
export function FileField({ field, name }: FieldProps) {
  const state = useField({ field, name });
  const { control } = useFormScope();
  const { field: input } = useController({ control, name });
  const notes = notesOf(state);
  return (
    <FormControl required={state.required} error={state.error !== undefined} fullWidth>
      <FormLabel htmlFor={state.id} sx={{ mb: 0.5 }}>
        {state.label}
      </FormLabel>
      <Box
        component="input"
        {...state.aria}
        id={state.id}
        type="file"
        name={name}
        accept={field.accept}
        multiple={field.multiple}
        onChange={(event) => input.onChange([...(event.target.files ?? [])])}
        onBlur={input.onBlur}
        sx={{ font: 'inherit', color: 'text.primary', py: 1 }}
      />
      {notes && <FormHelperText component="div">{notes}</FormHelperText>}
    </FormControl>
  );
}
