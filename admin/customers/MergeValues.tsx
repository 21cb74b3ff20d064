import { getCountryName } from '#domain/countries.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { MergedPart } from '#generated/enums/MergedPart.ts';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useId } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import type { MergeSide } from './merge-sides.ts';

interface Props {
  keptSide: MergeSide;
  mergedSide: MergeSide;
  /** Values copied from the merged side to the kept one. */
  copiedParts: readonly MergedPart[];
  onCopy: (copiedParts: readonly MergedPart[]) => void;
  /** Exchanges the customer that stays and the merged one. */
  onSwap: () => void;
}

/** Comparison of both customers, with the choice of the value to keep where they differ. */
export function MergeValues({ keptSide, mergedSide, copiedParts, onCopy, onSwap }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const formatValues = ({ values, address, country }: MergeSide): Readonly<Record<MergedPart, string>> => ({
    ...values,
    lang: t(`languages.${values.lang}`),
    address: [...address, ...(country ? [getCountryName(country, locale)] : [])].join(', '),
  });
  const [keptValues, mergedValues] = [formatValues(keptSide), formatValues(mergedSide)];
  // an account cannot be merged into a guest
  const isOneWay = keptSide.hasAccount && !mergedSide.hasAccount;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={PAIR}>
        <Side side={keptSide} stays />
        <Side side={mergedSide} />
      </Box>
      <Button startIcon={<SwapHoriz />} disabled={isOneWay} onClick={onSwap} sx={{ justifySelf: 'start' }}>
        {t('customer.swap')}
      </Button>
      {isOneWay && <SecondaryText>{t('customer.one_way')}</SecondaryText>}
      {MergedPart.values
        .filter((part) => keptValues[part] !== mergedValues[part])
        .map((part) => (
          <Choice
            key={part}
            label={t(`enums.MergedPart.${part}`)}
            values={[keptValues[part], mergedValues[part]]}
            // a guest has no account to save values in
            disabled={!keptSide.hasAccount}
            isCopied={copiedParts.includes(part)}
            onCopy={(isCopied) => onCopy([...copiedParts.filter((one) => one !== part), ...(isCopied ? [part] : [])])}
          />
        ))}
    </Box>
  );
}

function Side({ side, stays = false }: { side: MergeSide; stays?: boolean }) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { email, name, hasAccount, orders, spent, currency, lastOrder } = side;
  const label = t(stays ? 'customer.side_stays' : 'customer.side_ends');
  return (
    <Box component="section" aria-label={`${label}: ${email}`} sx={SIDE}>
      <Chip size="small" color={stays ? 'success' : 'default'} label={label} sx={{ mb: 0.5 }} />
      <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
      <Typography variant="body2">{email}</Typography>
      <SecondaryText>
        {[
          t(hasAccount ? 'customer.with_account' : 'customer.guest'),
          t('customer.orders', { count: orders }),
          formatMoney(spent, currency, locale),
          lastOrder !== null && formatDate(lastOrder, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </SecondaryText>
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  /** Of the kept and of the merged side. */
  values: readonly [string, string];
  disabled: boolean;
  isCopied: boolean;
  onCopy: (isCopied: boolean) => void;
}

function Choice({ label, values, disabled, isCopied, onCopy }: ChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, ...PAIR }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      {values.map((value, index) => (
        <Box
          component="label"
          key={index}
          sx={{ display: 'flex', alignItems: 'start', minWidth: 0, cursor: disabled ? undefined : 'pointer' }}
        >
          <Radio
            size="small"
            name={name}
            disabled={disabled}
            checked={isCopied === (index === 1)}
            onChange={() => onCopy(index === 1)}
          />
          <Typography component="span" sx={{ pt: 0.75, overflowWrap: 'anywhere' }}>
            {value || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 } as const;
const SIDE = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 1.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
