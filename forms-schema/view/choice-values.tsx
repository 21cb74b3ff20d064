import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { getEnum } from '../get-enum.ts';
import { useForms } from '../context.tsx';
import { formatValueLabel } from '../labels.ts';
import type { ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';
import { WRAPPING_CHIP } from './chip-style.ts';
import { StatusChip } from './StatusChip.tsx';

/** An enum value: a chip when it has colours, otherwise text. */
export function ChoiceValue(props: ValueProps) {
  const table = getEnum(props.definition);
  const { value } = props;
  if (!table?.colors) return <TextValue {...props} />;
  return (
    <StatusChip definition={table} value={typeof value === 'string' || typeof value === 'number' ? value : undefined} />
  );
}

/** A selection of several values. */
export function ChoicesValue(props: ValueProps) {
  const forms = useForms();
  const { definition, value, dense } = props;
  if (dense || !Array.isArray(value)) return <TextValue {...props} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {value.map((entry: unknown) => (
        <Chip
          key={String(entry)}
          component="span"
          size="small"
          variant="outlined"
          label={formatValueLabel(definition, entry, forms)}
          sx={WRAPPING_CHIP}
        />
      ))}
    </Box>
  );
}
