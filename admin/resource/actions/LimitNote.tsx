import type { LimitDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { Currency } from '#generated/enums/Currency.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { useRole } from '../../api/use-role.ts';

interface Props {
  limit: LimitDefinition;
  /** What the form holds, right or not. */
  values: Readonly<Record<string, unknown>>;
  /** Told whether the amount is above the limit of who is signed in. */
  onJudged: (isOver: boolean) => void;
}

/** Says how much somebody may do at once (`x-limit`), as soon as she asks for more. The server decides again. */
export function LimitNote({ limit, values, onJudged }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const role = useRole();
  const currency = Currency.values.find((one) => one === values[limit.currency ?? '']);
  const amount = values[limit.amount ?? ''];
  const isFree = role === undefined || limit.unless.includes(role);
  const { data } = useQuery({
    queryKey: ['settings', currency],
    queryFn: () => unwrap(api.GET('/admin/settings', { params: { query: { currency } } })),
    enabled: !isFree && currency !== undefined,
  });
  const most: unknown = data && { ...data }[limit.setting as keyof typeof data];
  const isOver = typeof most === 'number' && typeof amount === 'number' && amount > most;
  useEffect(() => onJudged(isOver), [isOver, onJudged]);
  if (!isOver) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
      {t('money.limit', { max: formatMoney(most, currency ?? 'EUR', locale) })}
    </Alert>
  );
}
