import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { figureOf } from '#admin/resource/report/define.ts';
import { FigureTile } from '#admin/resource/report/FigureTile.tsx';
import { changeOf, formatFigure } from '#admin/resource/report/figure-words.ts';
import { SALES } from '#admin/statistics/sales.ts';

const SHOWN = ['orders', 'gross', 'copies', 'new_customers'] as const;
const ASK = { period: 'today', compare: 'previous', currency: DEFAULT_CURRENCY } as const;
const EVERY_MINUTE = 60_000;

/** What was sold since midnight beside the same hours of yesterday; each figure leads to its course. */
export function SoldToday() {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['report', SALES.name, 'today'],
    queryFn: ({ signal }) => SALES.fetchCourse(ASK, signal),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <Box role="group" aria-label={t('today.sold')} sx={GRID}>
      {SHOWN.map((name) => (
        <FigureTile
          key={name}
          component={Link}
          to={`/stats/stats?${new URLSearchParams({ ...ASK, show: name })}`}
          label={t(figureOf(SALES, name).label)}
          value={data ? formatFigure(figureOf(SALES, name), data.figures[name], data.currency, locale) : '–'}
          foot={
            data?.compared && (
              <AgainstYesterday
                change={changeOf(data.figures[name], data.compared[name])}
                before={formatFigure(figureOf(SALES, name), data.compared[name], data.currency, locale)}
              />
            )
          }
        />
      ))}
    </Box>
  );
}

interface AgainstProps {
  /** As a share; undefined where there was nothing to compare with. */
  change: number | undefined;
  /** The figure of yesterday's same hours. */
  before: string;
}

/** How a figure compares with yesterday's same hours, as words: "38% below €487.20 at this time yesterday". */
function AgainstYesterday({ change, before }: AgainstProps) {
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
