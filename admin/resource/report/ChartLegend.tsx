import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { Course } from './define.ts';
import { rangeWords } from './day-words.ts';

/** Which line is which: the period is drawn through, the one it is compared with is broken. */
export function ChartLegend({ course: { range, compared_range }, hint }: { course: Course; hint: string }) {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 1, typography: 'body2', color: 'text.secondary' }}>
      <Line days={rangeWords(range, locale)} style="solid" color="primary.main" />
      {compared_range && <Line days={rangeWords(compared_range, locale)} style="dashed" color="text.secondary" />}
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
