import { unwrap } from '#generated/client/unwrap.ts';
import type { MailBacklog as Backlog } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const REFRESH_MS = 5000;

/** Minutes until all waiting mails are sent, by the last minute's throughput or the configured rate; at least 1. */
export function estimateMinutesLeft({ waiting, sent_last_minute, mails_per_minute }: Backlog): number | undefined {
  const perMinute = sent_last_minute || mails_per_minute;
  return perMinute ? Math.max(1, Math.ceil(waiting / perMinute)) : undefined;
}

/** The mail backlog with its estimated end, refreshed periodically. */
export function MailBacklog() {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['mails', 'backlog'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/mail-backlog', { signal })),
    refetchInterval: REFRESH_MS,
  });
  if (!data) return null;
  const { waiting, oldest_at, sent_last_minute } = data;
  const minutes = estimateMinutesLeft(data);
  const formatTime = (seconds: number) =>
    new Date(seconds * 1000).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const parts = [
    waiting === 0 || oldest_at === null
      ? t('mails.none_waiting')
      : t('mails.waiting_since', { count: waiting, time: formatTime(oldest_at) }),
    sent_last_minute > 0 && t('mails.sent_last_minute', { count: sent_last_minute }),
    waiting > 0 && minutes !== undefined && t('mails.minutes_left', { count: minutes }),
  ];
  return (
    <SecondaryText role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {parts.filter(Boolean).join(' · ')}
    </SecondaryText>
  );
}
