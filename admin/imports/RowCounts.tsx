import type { Import } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';

const COUNTS = ['rows_new', 'rows_changed', 'rows_unchanged', 'rows_wrong', 'rows_skipped'] as const;
const AFTER = ['rows_imported', 'rows_undone', 'rows_kept'] as const;

/** What the rows come to, and what became of them, in figures. */
export function RowCounts({ one }: { one: Import }) {
  const t = useTranslate();
  const locale = useLocale();
  const shown = [...COUNTS, ...AFTER.filter((name) => (one[name] ?? 0) > 0)];
  return (
    <Box component="dl" sx={GRID}>
      {shown.map((name) => {
        const count = one[name] ?? 0;
        const isWrong = count > 0 && (name === 'rows_wrong' || name === 'rows_kept');
        return (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`imports.${name}`)}
            </Typography>
            <Typography component="dd" color={isWrong ? 'error' : undefined} sx={FIGURE}>
              {count.toLocaleString(locale)}
            </Typography>
          </div>
        );
      })}
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
