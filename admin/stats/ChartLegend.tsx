import type { Sales } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { rangeWords } from './day-words.ts';

/** Which line is which: the period is drawn through, the one it is compared with is broken. */
export function ChartLegend({ sales: { range, compared_range } }: { sales: Sales }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 1, typography: 'body2', color: 'text.secondary' }}>
      <Line days={rangeWords(range, locale)} style="solid" color="primary.main" />
      {compared_range && <Line days={rangeWords(compared_range, locale)} style="dashed" color="text.secondary" />}
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        {t('stats.chart_hint')}
      </Box>
    </Box>
  );
}

function Line({ days, style, color }: { days: string; style: 'solid' | 'dashed'; color: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" aria-hidden sx={{ width: 24, borderTop: 2, borderTopStyle: style, borderColor: color }} />
      {days}
    </Box>
  );
}
