import type { SettingKey } from '#generated/enums.ts';

/** Settings for the number of days until each retry of a declined card. */
export const RETRY_SETTINGS = [
  'box_first_retry_days',
  'box_second_retry_days',
  'box_third_retry_days',
] as const satisfies readonly SettingKey[];
