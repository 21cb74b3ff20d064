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
  /** What it is done to. */
  record: RaRecord | undefined;
  /** What the form holds, right or not. */
  values: Readonly<Record<string, unknown>>;
  /** Told whether the amount is above the limit of who is signed in. */
  onJudged: (isOver: boolean) => void;
}

/**
 * Says how much somebody may do (`x-limit`): as soon as she asks for more, and from the start where others of the limit
 * took of it already. The server decides again.
 */
export function LimitNote({ limit, record, values, onJudged }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const role = useRole();
  const currency = Currency.values.find((one) => one === values[limit.currency ?? '']);
  const amount = values[limit.amount ?? ''];
  const isFree = role === undefined || limit.unless.includes(role);
  const { most, used } = useLimit(limit, record, currency, !isFree);
  const isOver = most !== undefined && typeof amount === 'number' && amount > most;
  useEffect(() => onJudged(isOver), [isOver, onJudged]);
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

/** What somebody may still do, of all that the limit allows; nothing while it is not known. */
function useLimit(
  { setting, left }: LimitDefinition,
  record: RaRecord | undefined,
  currency: Currency | undefined,
  enabled: boolean,
): { most?: number; used: number } {
  const ofRecord = left !== undefined && record !== undefined;
  const all = useSettings(currency, enabled && !ofRecord && currency !== undefined);
  const { data: one } = useQuery({
    queryKey: ['limit', left, record?.id],
    queryFn: async () =>
      (await unwrap(
        call('GET', left ?? '', { params: { path: buildRecordParams(left ?? '', record ?? {}) } }),
      )) as RefundLimit,
    enabled: enabled && ofRecord,
    // what others did meanwhile counts
    staleTime: 0,
  });
  if (ofRecord) return { most: one?.left ?? undefined, used: one?.used ?? 0 };
  const most: unknown = all && { ...all }[setting as keyof typeof all];
  return { most: typeof most === 'number' ? most : undefined, used: 0 };
}
