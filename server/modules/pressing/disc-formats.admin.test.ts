import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import type { AuditEntry, DiscFormatEntry, Problem, Project, ProjectInput } from '#generated/schemas.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const all = async () => (await shop.api.call<DiscFormatEntry[]>('GET', '/disc-formats')).body;
const formatOf = async (format: DiscFormatEntry['format']): Promise<DiscFormatEntry> => {
  const found = (await all()).find((row) => row.format === format);
  if (!found) throw new Error(`no format ${format}`);
  return found;
};
async function change(format: DiscFormatEntry['format'], body: object, as: 'admin' | 'team' = 'admin') {
  const { id, version } = await formatOf(format);
  const headers = { 'if-match': `"${version}"` };
  return shop.api.call<DiscFormatEntry & Problem>('PUT', `/admin/disc-formats/${id}`, { as, headers, body });
}
const read = async (id: number) => (await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' })).body;
async function save(id: number, body: Partial<ProjectInput>) {
  const headers = { 'if-match': `"${(await read(id)).version}"` };
  return shop.api.call<Project & Problem>('PUT', `/admin/projects/${id}`, { as: 'team', body, headers });
}

it('begin with the documented minutes, and what staff decided on stays', async () => {
  expect(await all()).toMatchObject(SIDE_LIMIT_SEED);
  expect((await change('10_45', { warn: 500 })).status).toBe(200);
  await seedPrices(shop.api.db);
  expect(await all()).toHaveLength(6);
  expect(await formatOf('10_45')).toMatchObject({ warn: 500, refuse: 660 });
});

it('are public, and changed by administrators only', async () => {
  expect((await change('12_45', { warn: 600 }, 'team')).status).toBe(403);
  const listed = await shop.api.call<DiscFormatEntry[]>('GET', '/admin/disc-formats', { as: 'team' });
  expect(listed.body.map(({ format }) => format)).toEqual(SIDE_LIMIT_SEED.map(({ format }) => format));
});

it.each([
  ['a warning after the refusal', { warn: 901 }, 'warn', { max: '15:00' }],
  ['a refusal before the warning', { refuse: 719 }, 'warn', { max: '11:59' }],
  ['no time at all', { warn: 0 }, 'warn', { min: '1:00' }],
  ['more than an hour', { refuse: 3601 }, 'refuse', { max: '60:00' }],
])('take no nonsense: %s', async (_, body, path, params) => {
  expect(await change('12_45', body)).toMatchObject({ status: 422, body: { errors: [{ path, params }] } });
});

it('are what tracklists and projects are judged by from then on', async () => {
  const { id } = await shop.sample.project({ step: 'checking', category: 'vinyl' });
  const songs = [{ title: 'Long', side: 'A', duration: 440 }];
  expect((await save(id, { disc_format: '7_33', songs })).status).toBe(200);
  const sides = async () => (await read(id)).checks?.find(({ code }) => code === 'side_minutes')?.done;
  expect(await sides()).toBe(true);
  expect((await change('7_33', { warn: 300, refuse: 420 })).status).toBe(200);
  expect(await sides()).toBe(false);
  expect(await save(id, { songs })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'songs', code: 'side_too_long', params: { side: 'A', max: '7:00' } }] },
  });
  expect((await save(id, { songs: [{ title: 'Shorter', side: 'A', duration: 420 }] })).status).toBe(200);
});

it('keep on record who changed them', async () => {
  await change('7_45', { refuse: 345 });
  const { id } = await formatOf('7_45');
  const query = { filter: JSON.stringify({ resource: 'disc-formats', record_id: id }) };
  const { body } = await shop.api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
  expect(body).toMatchObject([{ before: { refuse: 330 }, after: { refuse: 345 }, undo: 'possible' }]);
});
