import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalEntity, Limit, Problem } from '#generated/schemas.ts';
import { DEMO_ENTITY } from '#server/demo/invoices.ts';
import { seedSettings } from '#server/settings/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: () => new Date('2026-11-22T12:00:00Z') });
  await seedSettings(api.db);
  await seedSettings(api.db);
});
afterAll(() => api.close());

const list = async <T>(of: string) => (await api.call<T[]>('GET', `/admin/${of}`, { as: 'admin' })).body;
const put = (path: string, body: object, version: number, as: 'admin' | 'team' = 'admin') =>
  api.call<Limit & LegalEntity & Problem>('PUT', path, { as, body, headers: { 'if-match': `"${version}"` } });

describe('limits', () => {
  it('show what holds by default, and what was decided instead, with who and when', async () => {
    const [limit] = await list<Limit>('limits');
    expect(limit).toMatchObject({ key: 'refund_limit_team', amount: null, default_amount: 200, currency: 'EUR' });
    const { status, body } = await put(`/admin/limits/${limit?.id}`, { amount: 150.5 }, 1);
    expect([status, body]).toMatchObject([200, { amount: 150.5, updated_by: expect.any(Number), version: 2 }]);
    const { body: settings } = await api.call('GET', '/admin/settings', { as: 'team' });
    expect(settings).toEqual({ currency: 'EUR', refund_limit_team: 150.5 });
    expect((await put(`/admin/limits/${limit?.id}`, { amount: -1 }, 2)).status).toBe(422);
    expect((await put(`/admin/limits/${limit?.id}`, { amount: 1 }, 1)).status).toBe(412);
    await put(`/admin/limits/${limit?.id}`, { amount: null }, 2);
    expect((await api.call('GET', '/admin/settings', { as: 'team' })).body).toMatchObject({ refund_limit_team: 200 });
    const history = await list<{ resource: string; user_name: string }>('audit');
    expect(history.filter(({ resource }) => resource === 'limits')).toHaveLength(2);
  });

  it('are for administrators', async () => {
    expect((await api.call('GET', '/admin/limits', { as: 'team' })).status).toBe(403);
    expect((await put('/admin/limits/1', { amount: 9999 }, 1, 'team')).status).toBe(403);
  });
});

describe('who sells', () => {
  const write = (body: object, as: 'admin' | 'team' = 'admin') =>
    api.call<LegalEntity & Problem>('POST', '/admin/sellers', { as, body: { ...DEMO_ENTITY, ...body } });

  it('is entered by an administrator, from a day on', async () => {
    expect((await write({}, 'team')).status).toBe(403);
    const { status, body } = await write({ valid_from: '2026-01-01' });
    expect([status, body]).toMatchObject([201, { name: 'Groove House SAS', valid_from: '2026-01-01', version: 1 }]);
    const twice = await write({ valid_from: '2026-01-01' });
    expect([twice.status, twice.body.code]).toEqual([409, 'already_taken']);
    expect((await put(`/admin/sellers/${body.id}`, { city: 'Pantin' }, 1)).body.city).toBe('Pantin');
    expect((await api.call('DELETE', `/admin/sellers/${body.id}`, { as: 'admin' })).status).toBe(200);
  });

  it.each([
    [{ iban: 'FR76 3000 6000 0112 3456 7890 198' }, 'iban', 'iban_invalid'],
    [{ siret: '12345682400011' }, 'siret', 'siret_invalid'],
    [{ vat_number: 'DE123456789' }, 'vat_number', 'vat_number_invalid'],
    [{ credit_note_prefix: 'F' }, 'credit_note_prefix', 'prefix_taken'],
    [{ zip_code: '7501' }, 'zip_code', 'postal_code_invalid'],
  ])('is checked: %j', async (body, path, code) => {
    const refused = await write(body);
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([422, { path, code }]);
  });

  it('never lets invoices begin as credit notes of another year did', async () => {
    await write({ valid_from: '2026-01-01' });
    const swapped = await write({ valid_from: '2027-01-01', invoice_prefix: 'A', credit_note_prefix: 'C' });
    expect(swapped.body.errors).toEqual([{ path: 'invoice_prefix', code: 'prefix_taken' }]);
  });
});
