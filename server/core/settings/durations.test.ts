import type { KeptDays, Settings } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingValues } from './settings.table.ts';
import { computeExpiry, readDuration } from './durations.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
const NOW = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('returns the override, else the setting, in the unit of its name', async () => {
  expect(await readDuration(api.db, 'payment_held_minutes')).toBe(30 * 60_000);
  expect(await computeExpiry(api.db, 'download_link_hours', NOW)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(await computeExpiry(api.db, 'quote_days', NOW, 2)).toEqual(new Date('2026-11-25T12:00:00Z'));
  expect(await computeExpiry(api.db, 'quote_days', NOW)).toEqual(new Date('2027-01-22T12:00:00Z'));
});

it('applies settings to cookies, forms and sign-ins', async () => {
  const defaults = { valid_from: '2026-01-01', created_at: NOW };
  await api.db.insert(settingValues).values([
    { ...defaults, key: 'cart_days', value: 3 },
    { ...defaults, key: 'sign_in_days', value: 30 },
    { ...defaults, key: 'quote_days', value: 45 },
  ]);
  const { body: keptDays } = await api.call<KeptDays>('GET', '/kept-days');
  expect(keptDays).toEqual({ cart_days: 3, sign_in_days: 30, preference_days: 365, alert_days: 40 });
  const { body: settings } = await api.call<Settings>('GET', '/admin/settings-in-force', { as: 'team' });
  expect(settings).toMatchObject({ quote_days: 45, offer_days: 14 });
});
