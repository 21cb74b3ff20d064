import type { Pickup } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pickups } from './pickups.table.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const createPickup = (name: string, zip_code: string, more = {}) => ({
    ...{ name, zip_code, address: '3 rue Lepic', city: 'Paris', country_id: 'FR' as const },
    ...more,
  });
  await api.db
    .insert(pickups)
    .values([
      createPickup('Bellecour', '69002', { city: 'Lyon' }),
      createPickup('Montmartre', '75018'),
      createPickup('Canal', '75010'),
      createPickup('Closed', '75010', { active: false }),
      createPickup('Namur', '5000', { country_id: 'BE', city: 'Namur' }),
    ]);
});
afterAll(() => api.close());

const listNames = async (query: Record<string, string>) =>
  (await api.call<Pickup[]>('GET', '/pickups', { query })).body.map(({ name }) => name);

it('lists the active pick-up points of a country, those of near postal codes first', async () => {
  expect(await listNames({ country_id: 'FR', zip_code: '75010' })).toEqual(['Canal', 'Montmartre', 'Bellecour']);
  expect(await listNames({ country_id: 'FR' })).toEqual(['Bellecour', 'Canal', 'Montmartre']);
  expect(await listNames({ country_id: 'BE' })).toEqual(['Namur']);
});

it('are created and changed by staff', async () => {
  const created = await api.call<Pickup>('POST', '/admin/pickups', {
    as: 'team',
    body: { name: 'Talensac', address: '5 rue de Bel Air', zip_code: '44000', city: 'Nantes', country_id: 'FR' },
  });
  expect([created.status, created.body.active]).toEqual([201, true]);
  const { headers } = await api.call('PUT', `/admin/pickups/${created.body.id}`, {
    as: 'team',
    headers: { 'if-match': '"1"' },
    body: { active: false },
  });
  expect(headers.etag).toBe('"2"');
  expect(await listNames({ country_id: 'FR' })).not.toContain('Talensac');
});
