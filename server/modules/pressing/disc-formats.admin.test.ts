import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import type { AuditEntry, DiscFormatEntry, Problem, Project, ProjectInput } from '#generated/schemas.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startShop, type SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';

let shop: SampleShop;
beforeAll(async () => (shop = await startShop()));
afterAll(() => shop.api.close());

const listFormats = async () => (await shop.api.call<DiscFormatEntry[]>('GET', '/disc-formats')).body;
const readFormat = async (format: DiscFormatEntry['format']): Promise<DiscFormatEntry> => {
  const entry = (await listFormats()).find((row) => row.format === format);
  if (!entry) throw new Error(`no format ${format}`);
  return entry;
};
async function updateFormat(format: DiscFormatEntry['format'], body: object, as: 'admin' | 'team' = 'admin') {
  const { id, version } = await readFormat(format);
  const headers = { 'if-match': `"${version}"` };
  return shop.api.call<DiscFormatEntry & Problem>('PUT', `/admin/disc-formats/${id}`, { as, headers, body });
}
const readProject = async (id: number) =>
  (await shop.api.call<Project>('GET', `/admin/projects/${id}`, { as: 'team' })).body;
async function updateProject(id: number, body: Partial<ProjectInput>) {
  const headers = { 'if-match': `"${(await readProject(id)).version}"` };
  return shop.api.call<Project & Problem>('PUT', `/admin/projects/${id}`, { as: 'team', body, headers });
}

it('seeds the documented limits and keeps changed ones', async () => {
  expect(await listFormats()).toMatchObject(SIDE_LIMIT_SEED);
  expect((await updateFormat('10_45', { warn: 500 })).status).toBe(200);
  await seedPrices(shop.api.db);
  expect(await listFormats()).toHaveLength(6);
  expect(await readFormat('10_45')).toMatchObject({ warn: 500, refuse: 660 });
});

it('lists formats publicly; only admins change them', async () => {
  expect((await updateFormat('12_45', { warn: 600 }, 'team')).status).toBe(403);
  const listed = await shop.api.call<DiscFormatEntry[]>('GET', '/admin/disc-formats', { as: 'team' });
  expect(listed.body.map(({ format }) => format)).toEqual(SIDE_LIMIT_SEED.map(({ format }) => format));
});

it.each([
  ['a warning after the refusal', { warn: 901 }, 'warn', { max: '15:00' }],
  ['a refusal before the warning', { refuse: 719 }, 'warn', { max: '11:59' }],
  ['no time', { warn: 0 }, 'warn', { min: '1:00' }],
  ['more than an hour', { refuse: 3601 }, 'refuse', { max: '60:00' }],
])('refuses invalid limits: %s', async (_, body, path, params) => {
  expect(await updateFormat('12_45', body)).toMatchObject({ status: 422, body: { errors: [{ path, params }] } });
});

it('applies changed limits to tracklists and project checks', async () => {
  const { id } = await shop.sample.project({ step: 'checking', category: 'vinyl' });
  const songs = [{ title: 'Long', side: 'A', duration: 440 }];
  expect((await updateProject(id, { disc_format: '7_33', songs })).status).toBe(200);
  const readSideCheck = async () => (await readProject(id)).checks?.find(({ code }) => code === 'side_minutes')?.done;
  expect(await readSideCheck()).toBe(true);
  expect((await updateFormat('7_33', { warn: 300, refuse: 420 })).status).toBe(200);
  expect(await readSideCheck()).toBe(false);
  expect(await updateProject(id, { songs })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'songs', code: 'side_too_long', params: { side: 'A', max: '7:00' } }] },
  });
  expect((await updateProject(id, { songs: [{ title: 'Shorter', side: 'A', duration: 420 }] })).status).toBe(200);
});

it('audits changes', async () => {
  await updateFormat('7_45', { refuse: 345 });
  const { id } = await readFormat('7_45');
  const query = { filter: JSON.stringify({ resource: 'disc-formats', record_id: id }) };
  const { body } = await shop.api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
  expect(body).toMatchObject([{ before: { refuse: 330 }, after: { refuse: 345 }, undo: 'possible' }]);
});
