import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { enumFactsOf } from '../enum-facts.ts';
import { useForms } from '../context.tsx';
import { valueLabel } from '../labels.ts';
import type { ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';
import { WHOLE_CHIP } from './chip-style.ts';
import { StatusChip } from './StatusChip.tsx';

/** One of a list: a chip where its values have colours, otherwise its name. */
export function ChoiceValue(props: ValueProps) {
  const table = enumFactsOf(props.definition);
  const { value } = props;
  if (!table?.colors) return <TextValue {...props} />;
  return (
    <StatusChip definition={table} value={typeof value === 'string' || typeof value === 'number' ? value : undefined} />
  );
}

/** Several of a list. */
export function ChoicesValue(props: ValueProps) {
  const forms = useForms();
  const { definition, value, dense } = props;
  if (dense || !Array.isArray(value)) return <TextValue {...props} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {value.map((one: unknown) => (
        <Chip
          key={String(one)}
          component="span"
          size="small"
          variant="outlined"
          label={valueLabel(definition, one, forms)}
          sx={WHOLE_CHIP}
        />
      ))}
    </Box>
  );
}
