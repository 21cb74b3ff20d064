import type { FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLocale, useTranslate } from 'react-admin';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatBucket, formatBucketTick } from './format-days.ts';
import type { TimeSeries, Bucket } from './define.ts';
import { formatFigure, formatTick } from './format-figures.ts';

interface Props {
  series: TimeSeries;
  measure: FieldDefinition;
  /** undefined when a point leads nowhere */
  onOpen: ((point: Bucket) => void) | undefined;
}

const CURRENT_COLOR = 'var(--mui-palette-primary-main)';
const COMPARED_COLOR = 'var(--mui-palette-text-secondary)';
const TICK = { fill: 'var(--mui-palette-text-secondary)', fontSize: 12 } as const;

/** Chart of a figure over time, with the compared period as a dashed line. `TimeSeriesTable` has the same data. */
export function TimeSeriesChart({ series, measure, onOpen }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { points, currency, granularity } = series;
  const rows = points.map(({ from, figures, compared }) => ({
    from,
    now: figures[measure.name],
    before: compared ? compared.figures[measure.name] : null,
  }));
  const open = (index: unknown) => {
    const point = points[Number(index)];
    if (point) onOpen?.(point);
  };
  const dots = points.length < 3 ? { r: 4, fill: CURRENT_COLOR } : false;
  return (
    <Box role="group" aria-label={t('report.chart', { measure: t(measure.label) })} sx={onOpen ? CLICKABLE : CHART}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={rows}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer
          onClick={({ activeIndex }) => activeIndex != null && open(activeIndex)}
        >
          <CartesianGrid vertical={false} stroke="var(--mui-palette-divider)" />
          <XAxis
            dataKey="from"
            tickFormatter={(from: string) => formatBucketTick({ from }, granularity, locale)}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--mui-palette-divider)' }}
            minTickGap={24}
            interval="preserveStartEnd"
          />
          <YAxis
            tickFormatter={(value: number) => formatTick(measure, value, currency, locale)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            width={64}
            allowDecimals={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--mui-palette-text-secondary)' }}
            content={({ active, activeIndex }) => {
              const point = active ? points[Number(activeIndex)] : undefined;
              return point ? <ChartTooltip point={point} series={series} measure={measure} /> : null;
            }}
          />
          {series.compared && (
            <Line
              dataKey="before"
              type="monotone"
              stroke={COMPARED_COLOR}
              strokeDasharray="4 4"
              strokeWidth={1.5}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          )}
          <Area
            dataKey="now"
            type="monotone"
            stroke={CURRENT_COLOR}
            strokeWidth={2}
            fill={CURRENT_COLOR}
            fillOpacity={0.1}
            dot={dots}
            activeDot={{ r: 5, fill: CURRENT_COLOR, stroke: 'var(--mui-palette-background-paper)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}

type ChartTooltipProps = Omit<Props, 'onOpen'> & { point: TimeSeries['points'][number] };

function ChartTooltip({ point, series: { currency, granularity }, measure }: ChartTooltipProps) {
  const locale = useLocale();
  const formatValue = ({ figures }: Bucket) => formatFigure(measure, figures[measure.name], currency, locale);
  return (
    <Paper variant="outlined" sx={TOOLTIP}>
      <Box sx={{ color: 'text.secondary' }}>{formatBucket(point, granularity, locale)}</Box>
      <Box sx={{ fontWeight: 650 }}>{formatValue(point)}</Box>
      {point.compared && (
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          {formatBucket(point.compared, granularity, locale)}: {formatValue(point.compared)}
        </Box>
      )}
    </Paper>
  );
}

const TOOLTIP = { px: 1.5, py: 1, typography: 'body2', fontVariantNumeric: 'tabular-nums' } as const;

const CHART = {
  height: { xs: 220, sm: 280 },
  '& :focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const;

const CLICKABLE = { ...CHART, '& .recharts-surface': { cursor: 'pointer' } } as const;
