import type { SettingKey } from '#generated/enums.ts';

const DAY = 86_400_000;

/** Settings for the number of days until each retry of a declined card. */
export const RETRY_SETTINGS = [
  'box_first_retry_days',
  'box_second_retry_days',
  'box_third_retry_days',
] as const satisfies readonly SettingKey[];

/**
 * The time of the retry after the n-th decline; null when there is none. `days` are the values of `RETRY_SETTINGS`; retries end
 * at the first 0.
 */
export function computeRetryTime(attempts: number, refused: Date, days: readonly number[]): Date | null {
  if (attempts > days.length || days.slice(0, attempts).includes(0)) return null;
  return new Date(refused.getTime() + (days[attempts - 1] ?? 0) * DAY);
}
