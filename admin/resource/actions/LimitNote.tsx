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
  const currency = Currency.values.find((code) => code === values[limit.currency ?? '']);
  const amount = values[limit.amount ?? ''];
  const isExempt = role === undefined || limit.unless.includes(role);
  const { maximum, used } = useLimit(limit, record, currency, !isExempt);
  const isOver = maximum !== undefined && typeof amount === 'number' && amount > maximum;
  useEffect(() => onCheck(isOver), [isOver, onCheck]);
  if (maximum === undefined || (!isOver && used === 0)) return null;
  const format = (value: number): string => formatMoney(value, currency ?? 'EUR', locale);
  return (
    <Alert severity={isOver ? 'warning' : 'info'} role={isOver ? 'alert' : 'status'} sx={{ mt: 2 }}>
      {used > 0
        ? t('money.limit_left', { max: format(maximum), used: format(used) })
        : t('money.limit', { max: format(maximum) })}
    </Alert>
  );
}

/** Returns the maximum amount and the used part of a shared limit; `maximum` is undefined while it is loading. */
function useLimit(
  { setting, left }: LimitDefinition,
  record: RaRecord | undefined,
  currency: Currency | undefined,
  enabled: boolean,
): { maximum?: number; used: number } {
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
  if (isPerRecord) return { maximum: recordLimit?.left ?? undefined, used: recordLimit?.used ?? 0 };
  const value: unknown = settings && { ...settings }[setting as keyof typeof settings];
  return { maximum: typeof value === 'number' ? value : undefined, used: 0 };
}
