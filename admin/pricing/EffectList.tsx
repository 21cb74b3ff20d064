import type { QuoteEffect } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocale, useTranslate } from 'react-admin';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const SHOWN = 4;

/** Open quotes that a rate would change, largest change first. */
export function EffectList({ effect, isStale }: { effect: QuoteEffect | undefined; isStale: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  if (!effect) return null;
  const { quotes, count } = effect;
  if (count === 0) return <SecondaryText sx={{ pb: 1 }}>{t('rates.no_effect')}</SecondaryText>;
  const moreCount = count - Math.min(quotes.length, SHOWN);
  return (
    <Box aria-busy={isStale} role="status" sx={{ pb: 1, '&[aria-busy=true]': { opacity: 0.6 } }}>
      <Typography sx={{ fontWeight: 650 }}>{t('rates.effect', { count })}</Typography>
      {quotes.slice(0, SHOWN).map(({ id, number, name, before, after, currency }) => (
        <Box key={id} sx={ROW}>
          <Link to={buildRecordPath({ name: 'quotes' }, id)} target="_blank">
            {number}
          </Link>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          <span>{`${formatMoney(before, currency, locale)} → ${formatMoney(after, currency, locale)}`}</span>
        </Box>
      ))}
      <SecondaryText>
        {[moreCount > 0 && t('rates.more', { count: moreCount }), t('rates.effect_sent')].filter(Boolean).join(' · ')}
      </SecondaryText>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'baseline',
  typography: 'body2',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // minimum touch target
  '& > *': { lineHeight: '26px' },
} as const;
