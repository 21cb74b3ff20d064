import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Counter } from './Counter.tsx';
import { TwoLines } from './TwoLines.tsx';

interface Props {
  title: string;
  facts?: readonly (string | null | undefined)[];
  /** accessible name of the input */
  label: string;
  value: number;
  /** maximum; 0 disables the input */
  most: number;
  /** text of the available quantity */
  of: string;
  onChange: (count: number) => void;
}

/** Selects a quantity of a line, from 0 to all. */
export function CountLine({ title, facts = [], label, value, most, of, onChange }: Props) {
  return (
    <Box sx={{ ...LINE, color: most > 0 ? undefined : 'text.secondary' }}>
      <TwoLines title={title} facts={facts} />
      <Counter name={title} label={label} value={value} most={most} disabled={most === 0} onChange={onChange} />
      <Typography color="textSecondary" sx={OF}>
        {of}
      </Typography>
    </Box>
  );
}

const LINE = { display: 'flex', gap: 1, alignItems: 'center', py: 0.75 } as const;
const OF = { minWidth: 44, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
