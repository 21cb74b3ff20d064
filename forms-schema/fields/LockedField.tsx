import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { inputPath, valueAt } from '../paths.ts';
import { FieldValue } from '../view/FieldValue.tsx';
import { parentOf, wayTo } from './siblings.ts';

/** What somebody else may change: seen among the inputs, not asked. */
export function LockedField({ field, name }: FieldProps) {
  const { t } = useForms();
  const { original } = useFormScope();
  const record = valueAt(original, wayTo(parentOf(name, field.name)));
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div">
        {t(field.label)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <FieldValue definition={field} value={valueAt(original, inputPath(name))} record={record} />
      </Box>
    </Box>
  );
}
