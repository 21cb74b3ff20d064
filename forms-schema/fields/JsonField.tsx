import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { useField } from './use-field.ts';

/** A value of no fixed shape: shown, and sent back as it came. */
export function JsonField({ field, name }: FieldProps) {
  const { id, label } = useField({ field, name });
  const { getValues } = useFormScope();
  return (
    <Box id={id} tabIndex={-1}>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Box component="pre" sx={{ m: 0, overflow: 'auto', maxHeight: 240, fontSize: 13 }}>
        {JSON.stringify(getValues(name), null, 2)}
      </Box>
    </Box>
  );
}
