import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Counter } from './Counter.tsx';
import { TwoLines } from './TwoLines.tsx';

interface Props {
  title: string;
  facts?: readonly (string | null | undefined)[];
  /** Accessible name of the input. */
  label: string;
  value: number;
  /** Maximum quantity; 0 disables the input. */
  max: number;
  /** Text of the available quantity. */
  available: string;
  onChange: (count: number) => void;
}

/** Selects a quantity of a line, from 0 to all. */
export function CountLine({ title, facts = [], label, value, max, available, onChange }: Props) {
  return (
    <Box sx={{ ...LINE, color: max > 0 ? undefined : 'text.secondary' }}>
      <TwoLines title={title} facts={facts} />
      <Counter name={title} label={label} value={value} max={max} disabled={max === 0} onChange={onChange} />
      <Typography color="textSecondary" sx={AVAILABLE}>
        {available}
      </Typography>
    </Box>
  );
}

const LINE = { display: 'flex', gap: 1, alignItems: 'center', py: 0.75 } as const;
const AVAILABLE = { minWidth: 44, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
