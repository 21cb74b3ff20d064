import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Change } from '../report/Change.tsx';
import { figureOf } from '../report/define.ts';
import { FigureTile } from '../report/FigureTile.tsx';
import { formatFigure } from '../report/figure-words.ts';
import { SALES } from '../stats/sales.ts';

const SHOWN = ['orders', 'gross', 'copies', 'new_customers'] as const;
const ASK = { period: 'today', compare: 'previous', currency: DEFAULT_CURRENCY } as const;
const EVERY_MINUTE = 60_000;

/** What was sold since midnight beside yesterday; each figure leads to its course. */
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
            data?.compared?.[name] ? (
              <>
                <Change now={data.figures[name]} before={data.compared[name]} /> {t('today.than_yesterday')}
              </>
            ) : null
          }
        />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const;
