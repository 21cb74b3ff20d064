import type { Pickup, Problem } from '#generated/schemas.ts';
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

it('have both coordinates or neither, on Earth', async () => {
  const point = { name: 'Graslin', address: '1 place Graslin', zip_code: '44000', city: 'Nantes', country_id: 'FR' };
  const create = (at: object) => api.call<Pickup>('POST', '/admin/pickups', { as: 'team', body: { ...point, ...at } });
  const getPaths = ({ body }: { body: object }) => (body as Problem).errors?.map(({ path, code }) => [path, code]);
  expect(getPaths(await create({ latitude: 47.2134 }))).toEqual([['longitude', 'input_required']]);
  expect(getPaths(await create({ longitude: -1.5622 }))).toEqual([['latitude', 'input_required']]);
  expect((await create({ latitude: 90.1, longitude: 0 })).status).toBe(422);
  expect((await create({ latitude: 0, longitude: -180.1 })).status).toBe(422);
  const created = await create({ latitude: 47.2134, longitude: -1.5622 });
  expect(created.body).toMatchObject({ latitude: 47.2134, longitude: -1.5622 });
  const update = (version: number, body: object) =>
    api.call<Pickup>('PUT', `/admin/pickups/${created.body.id}`, {
      as: 'team',
      headers: { 'if-match': `"${version}"` },
      body,
    });
  expect(getPaths(await update(1, { latitude: null }))).toEqual([['latitude', 'input_required']]);
  const { body } = await api.call<Pickup[]>('GET', '/pickups', { query: { country_id: 'FR', zip_code: '44000' } });
  expect(body.find(({ name }) => name === 'Graslin')).toMatchObject({ latitude: 47.2134, longitude: -1.5622 });
  expect((await update(1, { latitude: null, longitude: null })).body).toMatchObject({ latitude: null });
});
