import type { FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLocale, useTranslate } from 'react-admin';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatBucket, formatBucketTick } from './format-days.ts';
import { computeRunningTotals } from './added-up.ts';
import type { TimeSeries } from './define.ts';
import { formatFigure, formatTick } from './format-figures.ts';

const ACCENT = 'var(--mui-palette-primary-main)';
const SECONDARY = 'var(--mui-palette-text-secondary)';
const TICK = { fill: SECONDARY, fontSize: 12 } as const;

interface Props {
  series: TimeSeries;
  measure: FieldDefinition;
  title: string;
}

/** A figure of each month as a bar, and its running total as a line. */
export function GrowthChart({ series, measure, title }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { points, currency } = series;
  const totals = computeRunningTotals(points.map(({ figures }) => figures[measure.name] ?? 0));
  const rows = points.map(({ from, figures }, index) => ({ from, month: figures[measure.name], sum: totals[index] }));
  const tickFormatter = (value: number) => formatTick(measure, value, currency, locale);
  const axis = { tick: TICK, tickLine: false, axisLine: false, tickFormatter, width: 64 } as const;
  return (
    <Box role="group" aria-label={title} sx={{ height: { xs: 220, sm: 280 } }}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={rows} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--mui-palette-divider)" />
          <XAxis
            dataKey="from"
            tickFormatter={(from: string) => formatBucketTick({ from }, 'month', locale)}
            tick={TICK}
            tickLine={false}
            minTickGap={24}
          />
          <YAxis yAxisId="month" {...axis} />
          <YAxis yAxisId="sum" orientation="right" {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--mui-palette-action-hover)' }}
            content={({ active, activeIndex }) => {
              const index = Number(activeIndex);
              const point = active ? points[index] : undefined;
              return point ? (
                <Paper variant="outlined" sx={{ px: 1.5, py: 1, typography: 'body2' }}>
                  <Box sx={{ color: 'text.secondary' }}>{formatBucket(point, 'month', locale)}</Box>
                  <Box sx={{ fontWeight: 650 }}>
                    {formatFigure(measure, point.figures[measure.name], currency, locale)}
                  </Box>
                  <Box sx={{ color: 'text.secondary' }}>
                    {t('report.sum')}: {formatFigure(measure, totals[index], currency, locale)}
                  </Box>
                </Paper>
              ) : null;
            }}
          />
          <Bar
            yAxisId="month"
            dataKey="month"
            fill={ACCENT}
            fillOpacity={0.35}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
          <Line yAxisId="sum" dataKey="sum" stroke={ACCENT} strokeWidth={2} dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}
