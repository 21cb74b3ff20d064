import { ManualOrderCalculationFields } from '#generated/fields/ManualOrderCalculation.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useCalculation } from './use-calculation.ts';

const SUMS = ['items', 'discount', 'shipping', 'vat', 'total'] as const;
const FIELDS: readonly FieldDefinition[] = ManualOrderCalculationFields;
const labelOf = (name: string): string => FIELDS.find((field) => field.name === name)?.label ?? name;

/** What the order comes to while it is typed, always in sight. */
export function SumsBar() {
  const t = useTranslate();
  const locale = useLocale();
  const { data, isFailed, isStale } = useCalculation();
  const money = (amount: number | undefined) => (data ? formatMoney(amount, data.currency, locale) : '–');
  const notes = [
    isFailed && t('draft.cannot_calculate'),
    data?.promo_refused && t(`errors.${data.promo_refused}`),
    data?.limit != null && t('draft.beyond_limit', { percent: data.limit }),
  ].filter(Boolean);
  const ways = data?.options.map(({ type, price }) => `${t(`enums.ShippingType.${type}`)} ${money(price)}`);
  return (
    <Box sx={{ pb: 1 }}>
      {notes.length > 0 && (
        <Typography variant="body2" color="error" role="status">
          {notes.join(' ')}
        </Typography>
      )}
      <Box component="dl" aria-busy={isStale} sx={LIST}>
        {SUMS.map((name) => (
          <Box key={name} sx={name === 'total' ? { ...SUM, fontWeight: 700, typography: 'h2', ml: 'auto' } : SUM}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {t(labelOf(name))}
              {name === 'vat' && data && ` ${data.vat_rate} %`}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {name === 'discount' && data && data.discount > 0 ? '−' : ''}
              {money(data?.[name])}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap sx={{ minHeight: 20 }}>
        {ways?.join(' · ')}
      </Typography>
    </Box>
  );
}

const LIST = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-busy=true]': { color: 'text.secondary' },
} as const;

const SUM = { minWidth: 72 } as const;
