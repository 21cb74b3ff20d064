import type { LimitDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { Currency } from '#generated/enums/Currency.ts';
import type { RefundLimit } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { buildRecordParams } from '../../api/record-params.ts';
import { useRole } from '../../api/use-role.ts';
import { useSettings } from './use-settings.ts';

interface Props {
  limit: LimitDefinition;
  record: RaRecord | undefined;
  /** Current values of the form, valid or not. */
  values: Readonly<Record<string, unknown>>;
  /** Called with whether the amount exceeds the limit of the account's role. */
  onCheck: (isOver: boolean) => void;
}

/**
 * Shows the limit of an action (`x-limit`) once the amount exceeds it, or at once where part of it is used. The server
 * checks again.
 */
export function LimitNote({ limit, record, values, onCheck }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const role = useRole();
  const currency = Currency.values.find((one) => one === values[limit.currency ?? '']);
  const amount = values[limit.amount ?? ''];
  const isExempt = role === undefined || limit.unless.includes(role);
  const { most, used } = useLimit(limit, record, currency, !isExempt);
  const isOver = most !== undefined && typeof amount === 'number' && amount > most;
  useEffect(() => onCheck(isOver), [isOver, onCheck]);
  if (most === undefined || (!isOver && used === 0)) return null;
  const money = (value: number): string => formatMoney(value, currency ?? 'EUR', locale);
  return (
    <Alert severity={isOver ? 'warning' : 'info'} role={isOver ? 'alert' : 'status'} sx={{ mt: 2 }}>
      {used > 0
        ? t('money.limit_left', { max: money(most), used: money(used) })
        : t('money.limit', { max: money(most) })}
    </Alert>
  );
}

/** Returns how much is allowed and how much of a shared limit is used; `most` is undefined until it is known. */
function useLimit(
  { setting, left }: LimitDefinition,
  record: RaRecord | undefined,
  currency: Currency | undefined,
  enabled: boolean,
): { most?: number; used: number } {
  const isPerRecord = left !== undefined && record !== undefined;
  const settings = useSettings(currency, enabled && !isPerRecord && currency !== undefined);
  const { data: recordLimit } = useQuery({
    queryKey: ['limit', left, record?.id],
    queryFn: async () =>
      (await unwrap(
        call('GET', left ?? '', { params: { path: buildRecordParams(left ?? '', record ?? {}) } }),
      )) as RefundLimit,
    enabled: enabled && isPerRecord,
    // other accounts use the same limit
    staleTime: 0,
  });
  if (isPerRecord) return { most: recordLimit?.left ?? undefined, used: recordLimit?.used ?? 0 };
  const most: unknown = settings && { ...settings }[setting as keyof typeof settings];
  return { most: typeof most === 'number' ? most : undefined, used: 0 };
}
