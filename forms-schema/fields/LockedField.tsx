import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { toInputPath, getValueAt } from '../paths.ts';
import { FieldValue } from '../view/FieldValue.tsx';
import { getParentName, toParentPath } from './siblings.ts';

/** A field that the account's roles cannot change, shown as text. */
export function LockedField({ field, name }: FieldProps) {
  const { t } = useForms();
  const { original } = useFormScope();
  const record = getValueAt(original, toParentPath(getParentName(name, field.name)));
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div">
        {t(field.label)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <FieldValue definition={field} value={getValueAt(original, toInputPath(name))} record={record} />
      </Box>
    </Box>
  );
}
