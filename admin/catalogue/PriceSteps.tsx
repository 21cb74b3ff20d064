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
  const most = Math.max(...prices);
  const span = most - lowest || 1;
  const x = (place: number) => (place * WIDTH) / points.length;
  const y = (price: number) =>
    most === lowest ? HEIGHT / 2 : HEIGHT - EDGE - ((price - lowest) / span) * (HEIGHT - 2 * EDGE);
  const steps = points.map(({ price }, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(price)}H${x(place + 1)}`);
  const money = (price: number) => formatMoney(price, currency, locale);
  const words =
    most === lowest ? t('prices.unchanged') : t('prices.between', { lowest: money(lowest), most: money(most) });
  const day = (text: string | undefined) => formatDate(text, locale);
  return (
    <Box component="figure" sx={{ m: 0, mt: 1 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
        sx={{ width: '100%', height: 90, display: 'block', color: 'primary.main' }}
      >
        <path d={steps.join('')} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </Box>
      <Box component="figcaption" sx={CAPTION}>
        <span>{day(points[0]?.day)}</span>
        <Box component="span" sx={{ order: { xs: 1, sm: 0 } }}>
          {words}
        </Box>
        <span>{day(points.at(-1)?.day)}</span>
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
