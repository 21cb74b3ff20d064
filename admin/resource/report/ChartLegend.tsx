import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { TimeSeries } from './define.ts';
import { formatDayRange } from './format-days.ts';

/** Legend of a time series: a solid line for the period, a dashed one for the compared period. */
export function ChartLegend({ series: { range, compared_range }, hint }: { series: TimeSeries; hint: string }) {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 1, typography: 'body2', color: 'text.secondary' }}>
      <Line days={formatDayRange(range, locale)} style="solid" color="primary.main" />
      {compared_range && <Line days={formatDayRange(compared_range, locale)} style="dashed" color="text.secondary" />}
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        {hint}
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
