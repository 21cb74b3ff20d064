import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Placeholder } from '../frame/Placeholder.tsx';
import { Change } from '../report/Change.tsx';
import { figureOf } from '../report/define.ts';
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
        <ButtonBase
          key={name}
          component={Link}
          to={`/stats/stats?${new URLSearchParams({ ...ASK, show: name })}`}
          sx={TILE}
        >
          <Typography variant="body2" color="textSecondary" noWrap>
            {t(figureOf(SALES, name).label)}
          </Typography>
          {data ? (
            <Typography component="span" sx={VALUE}>
              {formatFigure(figureOf(SALES, name), data.figures[name], data.currency, locale)}
            </Typography>
          ) : (
            <Placeholder height={30} width={72} />
          )}
          <Typography variant="caption" component="span" sx={{ minHeight: 20 }}>
            {data?.compared?.[name] ? (
              <>
                <Change now={data.figures[name]} before={data.compared[name]} /> {t('today.than_yesterday')}
              </>
            ) : null}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const;

const VALUE = {
  fontSize: { xs: '1.25rem', lg: '1.6rem' },
  fontWeight: 650,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
} as const;

const TILE = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
