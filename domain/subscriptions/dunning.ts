import type { SettingKey } from '#generated/enums.ts';

const DAY = 86_400_000;

/** The settings that say how many days after a refusal a card is asked again, refusal by refusal. */
export const RETRY_SETTINGS = [
  'box_first_retry_days',
  'box_second_retry_days',
  'box_third_retry_days',
] as const satisfies readonly SettingKey[];

/**
 * When a card that was refused for the n-th time is asked again; null when it was asked often enough. `days` are
 * those of the settings, in their order; none from the first 0 on.
 */
export function retryAt(attempts: number, refused: Date, days: readonly number[]): Date | null {
  if (attempts > days.length || days.slice(0, attempts).includes(0)) return null;
  return new Date(refused.getTime() + (days[attempts - 1] ?? 0) * DAY);
}

/** Whether a card pays no more: it is good until the end of the month it names. */
export const isCardOver = (expires: string | null, month: string): boolean => expires !== null && expires < month;
