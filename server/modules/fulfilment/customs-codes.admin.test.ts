import type { AuditEntry, CustomsCode, Problem } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { readCustomsCodes } from './customs-codes.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
});
afterAll(() => api.close());

type Answer = CustomsCode & Problem;
const add = (body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<Answer>('POST', '/admin/customs-codes', { as, body });
const change = ({ id, version }: CustomsCode, body: object) =>
  api.call<Answer>('PUT', `/admin/customs-codes/${id}`, {
    as: 'admin',
    headers: { 'if-match': `"${version}"` },
    body,
  });
const remove = ({ id }: CustomsCode) => api.call<Answer>('DELETE', `/admin/customs-codes/${id}`, { as: 'admin' });
const list = async (filter: object) =>
  (
    await api.call<CustomsCode[]>('GET', '/admin/customs-codes', {
      as: 'team',
      query: { filter: JSON.stringify(filter) },
    })
  ).body;
const getOnly = async (filter: object): Promise<CustomsCode> => {
  const [code, ...others] = await list(filter);
  if (!code || others.length > 0) throw new Error(`not one code: ${JSON.stringify(filter)}`);
  return code;
};

it('stores a code for one country, formatted in groups, and finds it by goods, country and digits', async () => {
  const { status, body } = await add({ goods: 'record', country_id: 'US', code: '8523.80.1000' });
  expect([status, body.destination, body.country_id, body.code]).toEqual([201, 'country', 'US', '8523 80 10 00']);
  expect((await list({ goods: 'record' })).map(({ destination }) => destination).sort()).toEqual([
    ...['country', 'eu', 'world'],
  ]);
  expect((await getOnly({ country_id: 'US' })).id).toBe(body.id);
  for (const q of ['8523 80 10', '85238010', 'record us']) expect((await getOnly({ q })).id).toBe(body.id);
  expect((await change(body, { code: '852380' })).body.code).toBe('8523 80');
});

it('refuses a second code of the same goods and destination', async () => {
  const values = { goods: 'cd', destination: 'country', country_id: 'GB', code: '8523492000' };
  expect((await add(values)).status).toBe(201);
  const again = await add({ ...values, code: '852349' });
  expect([again.status, again.body.code]).toEqual([409, 'already_taken']);
  expect(again.body.errors?.map(({ path }) => path)).toEqual(['goods', 'country_id']);
  const world = await add({ goods: 'cd', destination: 'world', code: '852349' });
  expect([world.status, world.body.errors?.map(({ path }) => path)]).toEqual([409, ['goods', 'destination']]);
});

it('reports a missing country and invalid codes', async () => {
  const withoutCountry = await add({ goods: 'tape', destination: 'country', code: '852329' });
  expect(withoutCountry.body).toMatchObject({ status: 422, errors: [{ path: 'country_id', code: 'input_required' }] });
  for (const code of ['85238', '85238090001', '8523 8O', '8523  80', ''])
    expect([code, (await add({ goods: 'tape', destination: 'eu', code })).body.errors?.[0]?.path]).toEqual([
      code,
      'code',
    ]);
});

it('keeps the required code of the world, whose number can be changed', async () => {
  const world = await getOnly({ goods: 'hoodie', destination: 'world' });
  expect((await remove(world)).body).toMatchObject({ status: 409, code: 'customs_code_needed' });
  for (const values of [{ destination: 'eu' }, { goods: 'other' }, { destination: 'country', country_id: 'CA' }])
    expect((await change(world, values)).body.code).toBe('customs_code_needed');
  expect((await change(world, { code: '611030' })).body).toMatchObject({ destination: 'world', code: '6110 30' });
  // merchandise has no common code, so the code set by staff may be removed
  const { body: other } = await add({ goods: 'other', destination: 'world', code: '392690' });
  expect((await remove(other)).status).toBe(200);
});

it('clears the country when the destination becomes the EU', async () => {
  const { body } = await add({ goods: 't-shirt', country_id: 'DE', code: '61091000' });
  expect((await change(body, { destination: 'eu' })).body).toMatchObject({ destination: 'eu', country_id: null });
});

it('is not seeded again after staff deleted or changed it, and is restored by undo', async () => {
  const eu = await getOnly({ goods: 'record', destination: 'eu' });
  expect((await remove(eu)).status).toBe(200);
  await seedPrices(api.db);
  expect(await list({ goods: 'record', destination: 'eu' })).toEqual([]);
  expect((await getOnly({ goods: 'hoodie' })).code).toBe('6110 30');
  const [entry] = await api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'customs-codes'), eq(auditEntries.record_id, eu.id)))
    .orderBy(desc(auditEntries.id));
  expect(entry).toMatchObject({ operation: 'adminDeleteCustomsCode', before: { code: '8523 80 90' } });
  const undone = await api.call<AuditEntry>('POST', `/admin/undo/${entry?.id}`, { as: 'admin' });
  expect(undone.status).toBe(200);
  expect((await getOnly({ goods: 'record', destination: 'eu' })).id).toBe(eu.id);
  expect(await readCustomsCodes(api.db)).toContainEqual({
    ...{ goods: 'record', destination: 'eu', country_id: null, code: '8523 80 90' },
  });
});

it('is read by staff and written by administrators', async () => {
  expect((await add({ goods: 'tape', country_id: 'JP', code: '852329' }, 'team')).status).toBe(403);
  expect((await api.call('GET', '/admin/customs-codes', { as: 'artist' })).status).toBe(403);
});
