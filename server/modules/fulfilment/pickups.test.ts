import type { Pickup } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pickups } from './pickups.table.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const place = (name: string, zip_code: string, more = {}) => ({
    ...{ name, zip_code, address: '3 rue Lepic', city: 'Paris', country_id: 'FR' as const },
    ...more,
  });
  await api.db
    .insert(pickups)
    .values([
      place('Bellecour', '69002', { city: 'Lyon' }),
      place('Montmartre', '75018'),
      place('Canal', '75010'),
      place('Closed', '75010', { active: false }),
      place('Namur', '5000', { country_id: 'BE', city: 'Namur' }),
    ]);
});
afterAll(() => api.close());

const names = async (query: Record<string, string>) =>
  (await api.call<Pickup[]>('GET', '/pickups', { query })).body.map(({ name }) => name);

it('offers the pick-up points of a country, the nearest first', async () => {
  expect(await names({ country_id: 'FR', zip_code: '75010' })).toEqual(['Canal', 'Montmartre', 'Bellecour']);
  expect(await names({ country_id: 'FR' })).toEqual(['Bellecour', 'Canal', 'Montmartre']);
  expect(await names({ country_id: 'BE' })).toEqual(['Namur']);
});

it('lets staff change them', async () => {
  const made = await api.call<Pickup>('POST', '/admin/pickups', {
    as: 'team',
    body: { name: 'Talensac', address: '5 rue de Bel Air', zip_code: '44000', city: 'Nantes', country_id: 'FR' },
  });
  expect([made.status, made.body.active]).toEqual([201, true]);
  const { headers } = await api.call('PUT', `/admin/pickups/${made.body.id}`, {
    as: 'team',
    headers: { 'if-match': '"1"' },
    body: { active: false },
  });
  expect(headers.etag).toBe('"2"');
  expect(await names({ country_id: 'FR' })).not.toContain('Talensac');
});
