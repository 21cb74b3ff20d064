import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { getFigureField } from '#admin/resource/report/define.ts';
import { FigureTile } from '#admin/resource/report/FigureTile.tsx';
import { computeChange, formatFigure } from '#admin/resource/report/format-figures.ts';
import { SALES } from '#admin/statistics/sales.ts';

const FIGURES = ['orders', 'gross', 'copies', 'new_customers'] as const;
const REQUEST = { period: 'today', compare: 'previous', currency: DEFAULT_CURRENCY } as const;
const MINUTE_MS = 60_000;

/** Sales since midnight compared with the same hours of yesterday; each figure links to its report. */
export function SalesToday() {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['report', SALES.name, 'today'],
    queryFn: ({ signal }) => SALES.fetchTimeSeries(REQUEST, signal),
    refetchInterval: MINUTE_MS,
  });
  return (
    <Box role="group" aria-label={t('today.sold')} sx={GRID}>
      {FIGURES.map((name) => (
        <FigureTile
          key={name}
          component={Link}
          to={`/stats/stats?${new URLSearchParams({ ...REQUEST, show: name })}`}
          label={t(getFigureField(SALES, name).label)}
          value={data ? formatFigure(getFigureField(SALES, name), data.figures[name], data.currency, locale) : '–'}
          footer={
            data?.compared && (
              <YesterdayComparison
                change={computeChange(data.figures[name], data.compared[name])}
                before={formatFigure(getFigureField(SALES, name), data.compared[name], data.currency, locale)}
              />
            )
          }
        />
      ))}
    </Box>
  );
}

interface ComparisonProps {
  /** As a ratio; undefined when there is nothing to compare with. */
  change: number | undefined;
  /** Formatted figure of the same hours of yesterday. */
  before: string;
}

/** Compares a figure with yesterday: "38% below €487.20 at this time yesterday". */
function YesterdayComparison({ change, before }: ComparisonProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (change === undefined) return <>{t('today.yesterday', { before })}</>;
  const share = Math.abs(change).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  if (change === 0) return <>{t('today.as_yesterday')}</>;
  return <>{t(change > 0 ? 'today.above_yesterday' : 'today.below_yesterday', { change: share, before })}</>;
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const;
