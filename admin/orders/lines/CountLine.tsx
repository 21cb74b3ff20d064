import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Counter } from './Counter.tsx';
import { TwoLines } from './TwoLines.tsx';

interface Props {
  title: string;
  facts?: readonly (string | null | undefined)[];
  /** What the input asks, for those who listen. */
  label: string;
  value: number;
  /** There are no more; nothing can be chosen of none. */
  most: number;
  /** Says how many there are. */
  of: string;
  onChange: (count: number) => void;
}

/** Chooses how many of a line: none to all there are. */
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
