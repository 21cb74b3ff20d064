import { formatMoney } from '#domain/format-money.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLocale, useTranslate } from 'react-admin';
import { formatRecordCount } from './format-record-count.ts';
import { useSkipReason } from './skip-reason.ts';
import type { Preview } from './use-preview.ts';

type Effect = ActionPreview['effects'][number];

interface Props {
  action: ActionDefinition;
  resource: ResourceDefinition;
  preview: Preview;
}

/** Lists the effects of an action before it is confirmed: charges, e-mails, stock, and skipped records. */
export function PreviewNote({ action, resource, preview: { data, isIncomplete, refused, isPending } }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const formatEffect = useFormatEffect();
  const formatReason = useSkipReason(resource, action);
  if (refused)
    return (
      <Alert severity="error" role="alert" sx={{ mb: 2 }}>
        {refused}
      </Alert>
    );
  if (isIncomplete && !data)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('action.fill_in')}
      </Alert>
    );
  if (!data)
    return isPending ? (
      <Skeleton variant="rounded" height={48} role="progressbar" aria-label={t('action.checking')} sx={{ mb: 2 }} />
    ) : null;
  const { effects, changed, refused: skipped = [], checked, total } = data;
  const reasons = Map.groupBy(skipped, formatReason);
  const lines = [
    ...(changed === null || changed === undefined
      ? []
      : [
          changed === 0
            ? t('action.none_will_change')
            : t('action.will_change', { records: formatRecordCount(resource, changed, t) }),
        ]),
    ...effects.map(formatEffect),
    ...(effects.length === 0 && changed !== 0 ? [t('action.no_effects')] : []),
    ...[...reasons].map(([value, { length: count }]) =>
      t('words.pair', { label: t('action.skipped', { count }), value }),
    ),
    ...(checked && total && checked < total
      ? [t('action.checked', { checked: checked.toLocaleString(locale), total: total.toLocaleString(locale) })]
      : []),
  ];
  return (
    <Alert severity={effects.some(({ amount }) => amount) ? 'warning' : 'info'} sx={{ mb: 2 }}>
      <Box component="ul" aria-label={t('action.effects_title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}

function useFormatEffect(): (effect: Effect) => string {
  const t = useTranslate();
  const locale = useLocale();
  return ({ kind, count, amount, currency, partner, names }) => {
    const label = t(`action.effects.${kind}`, {
      count,
      amount: formatMoney(amount, currency, locale),
      partner: partner ? t(`enums.Partner.${partner}`) : '',
    });
    return names ? t('words.pair', { label, value: names.join(', ') }) : label;
  };
}

/** Effects whose amounts are shown on the button. */
const MONEY_EFFECTS: readonly Effect['kind'][] = ['charges', 'refunds', 'payouts'];

/** Formats the amounts an action moves: "€2,790.70 + $30.00". Empty where no money moves. */
export function formatMovedAmounts(data: ActionPreview | undefined, locale: string): string {
  const moved = data?.effects.filter(({ kind, amount }) => MONEY_EFFECTS.includes(kind) && amount) ?? [];
  return moved.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' + ');
}
