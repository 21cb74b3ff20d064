import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** A count of rows. */
export interface RowCount {
  readonly name: string;
  /** Translated label. */
  readonly label: string;
  readonly count: number;
  /** Highlighted when not zero. */
  readonly isWrong?: boolean;
}

/** Counts of rows. */
export function RowCounts({ counts }: { counts: readonly RowCount[] }) {
  const locale = useLocale();
  return (
    <Box component="dl" sx={GRID}>
      {counts.map(({ name, label, count, isWrong }) => (
        <div key={name}>
          <SecondaryText component="dt">{label}</SecondaryText>
          <Typography component="dd" color={isWrong && count > 0 ? 'error' : undefined} sx={FIGURE}>
            {count.toLocaleString(locale)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const GRID = {
  ...{ display: 'grid', gap: 1.5, m: 0, mt: 1 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
} as const;
const FIGURE = {
  m: 0,
  fontSize: '1.375rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
} as const;
