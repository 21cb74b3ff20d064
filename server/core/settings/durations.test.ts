import type { KeptDays, Settings } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingValues } from './settings.table.ts';
import { computeExpiry, readDuration } from './durations.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
const NOW = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('a term has the requested length, else that of the setting, in the unit of its name', async () => {
  expect(await readDuration(api.db, 'payment_held_minutes')).toBe(30 * 60_000);
  expect(await computeExpiry(api.db, 'download_link_hours', NOW)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(await computeExpiry(api.db, 'quote_days', NOW, 2)).toEqual(new Date('2026-11-25T12:00:00Z'));
  expect(await computeExpiry(api.db, 'quote_days', NOW)).toEqual(new Date('2027-01-22T12:00:00Z'));
});

it('settings apply to browsers, forms and sign-ins', async () => {
  const decided = { valid_from: '2026-01-01', created_at: NOW };
  await api.db.insert(settingValues).values([
    { ...decided, key: 'cart_days', value: 3 },
    { ...decided, key: 'sign_in_days', value: 30 },
    { ...decided, key: 'quote_days', value: 45 },
  ]);
  const { body: kept } = await api.call<KeptDays>('GET', '/kept-days');
  expect(kept).toEqual({ cart_days: 3, sign_in_days: 30, preference_days: 365, alert_days: 40 });
  const { body: settings } = await api.call<Settings>('GET', '/admin/settings-in-force', { as: 'team' });
  expect(settings).toMatchObject({ quote_days: 45, offer_days: 14 });
});
