import { expect, it } from 'vitest';
import storefront from '#locales/en/storefront.json';
import { registerMessages } from '#storefront/app/locale/messages.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { formatCountdown } from './countdown.ts';

it.each([
  [-5, '00:00:00'],
  [59.9, '00:00:59'],
  [3 * 3600 + 59 * 60 + 7, '03:59:07'],
  [86_399, '23:59:59'],
  [86_400, '1 d 0 h'],
  [9 * 86_400 + 5 * 3600, '9 d 5 h'],
])('formats %s seconds', (seconds, text) => {
  registerMessages('en', [storefront]);
  expect(formatCountdown(getTexts('en').t, seconds)).toBe(text);
});
