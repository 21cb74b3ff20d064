import type { Translate } from '#storefront/app/locale/translate.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the seconds until a moment: '2 d 4 h' from a day on, otherwise '03:59:07'. */
export function formatCountdown(t: Translate, seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= DAY) return t('bids.days_left', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const parts = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), left % MINUTE];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
