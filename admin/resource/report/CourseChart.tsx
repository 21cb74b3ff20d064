import type { FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLocale, useTranslate } from 'react-admin';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { stretchWords, tickWords } from './day-words.ts';
import type { Course, Stretch } from './define.ts';
import { formatFigure, formatTick } from './figure-words.ts';

interface Props {
  course: Course;
  /** The figure that is drawn. */
  measure: FieldDefinition;
  onOpen: (point: Stretch) => void;
}

const NOW = 'var(--mui-palette-primary-main)';
const BEFORE = 'var(--mui-palette-text-secondary)';
const QUIET = { fill: 'var(--mui-palette-text-secondary)', fontSize: 12 } as const;

/** A figure over time, with the period it is compared with as a broken line. The table beside it holds the same. */
export function CourseChart({ course, measure, onOpen }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { points, currency, granularity } = course;
  const rows = points.map(({ from, figures, compared }) => ({
    from,
    now: figures[measure.name],
    before: compared ? compared.figures[measure.name] : null,
  }));
  const open = (index: unknown) => {
    const point = points[Number(index)];
    if (point) onOpen(point);
  };
  const dots = points.length < 3 ? { r: 4, fill: NOW } : false;
  return (
    <Box role="group" aria-label={t('report.chart', { measure: t(measure.label) })} sx={PLACE}>
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
            tickFormatter={(from: string) => tickWords({ from }, granularity, locale)}
            tick={QUIET}
            tickLine={false}
            axisLine={{ stroke: 'var(--mui-palette-divider)' }}
            minTickGap={24}
            interval="preserveStartEnd"
          />
          <YAxis
            tickFormatter={(value: number) => formatTick(measure, value, currency, locale)}
            tick={QUIET}
            tickLine={false}
            axisLine={false}
            width={64}
            allowDecimals={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--mui-palette-text-secondary)' }}
            content={({ active, activeIndex }) => {
              const point = active ? points[Number(activeIndex)] : undefined;
              return point ? <Hint point={point} course={course} measure={measure} /> : null;
            }}
          />
          {course.compared && (
            <Line
              dataKey="before"
              type="monotone"
              stroke={BEFORE}
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
            stroke={NOW}
            strokeWidth={2}
            fill={NOW}
            fillOpacity={0.1}
            dot={dots}
            activeDot={{ r: 5, fill: NOW, stroke: 'var(--mui-palette-background-paper)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}

type HintProps = Omit<Props, 'onOpen'> & { point: Course['points'][number] };

function Hint({ point, course: { currency, granularity }, measure }: HintProps) {
  const locale = useLocale();
  const value = ({ figures }: Stretch) => formatFigure(measure, figures[measure.name], currency, locale);
  return (
    <Paper variant="outlined" sx={HINT}>
      <Box sx={{ color: 'text.secondary' }}>{stretchWords(point, granularity, locale)}</Box>
      <Box sx={{ fontWeight: 650 }}>{value(point)}</Box>
      {point.compared && (
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          {stretchWords(point.compared, granularity, locale)}: {value(point.compared)}
        </Box>
      )}
    </Paper>
  );
}

const HINT = { px: 1.5, py: 1, typography: 'body2', fontVariantNumeric: 'tabular-nums' } as const;

const PLACE = {
  height: { xs: 220, sm: 280 },
  '& .recharts-surface': { cursor: 'pointer' },
  '& :focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const;
