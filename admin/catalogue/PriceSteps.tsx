import type { ItemPrices } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';

interface Props {
  points: ItemPrices['points'];
  currency: string;
  lowest: number;
}

const [WIDTH, HEIGHT, EDGE] = [600, 90, 6];

/** A step chart of daily prices with a text alternative. */
export function PriceSteps({ points, currency, lowest }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const prices = points.map(({ price }) => price);
  const highest = Math.max(...prices);
  const span = highest - lowest || 1;
  const x = (index: number) => (index * WIDTH) / points.length;
  const y = (price: number) =>
    highest === lowest ? HEIGHT / 2 : HEIGHT - EDGE - ((price - lowest) / span) * (HEIGHT - 2 * EDGE);
  const steps = points.map(({ price }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(price)}H${x(index + 1)}`);
  const money = (price: number) => formatMoney(price, currency, locale);
  const summary =
    highest === lowest ? t('prices.unchanged') : t('prices.between', { lowest: money(lowest), most: money(highest) });
  const formatDay = (day: string | undefined) => formatDate(day, locale);
  return (
    <Box component="figure" sx={{ m: 0, mt: 1 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        sx={{ width: '100%', height: 90, display: 'block', color: 'primary.main' }}
      >
        <path d={steps.join('')} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </Box>
      <Box component="figcaption" sx={CAPTION}>
        <span>{formatDay(points[0]?.day)}</span>
        <Box component="span" sx={{ order: { xs: 1, sm: 0 } }}>
          {summary}
        </Box>
        <span>{formatDay(points.at(-1)?.day)}</span>
      </Box>
    </Box>
  );
}

const CAPTION = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
