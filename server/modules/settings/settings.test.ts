import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalEntity, Problem, Setting, Settings } from '#generated/schemas.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { seedSettings } from './seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: () => new Date('2026-11-22T12:00:00Z') });
  await seedSettings(api.db);
  await seedSettings(api.db);
});
afterAll(() => api.close());

const listRows = async <T>(resource: string) =>
  (await api.call<T[]>('GET', `/admin/${resource}`, { as: 'admin', query: { range: '[0,99]' } })).body;
const updateRow = (path: string, body: object, version: number, as: 'admin' | 'team' = 'admin') =>
  api.call<LegalEntity & Problem>('PUT', path, { as, body, headers: { 'if-match': `"${version}"` } });

const createRow = <T>(path: string, body: object, as: 'admin' | 'team' = 'admin') =>
  api.call<T & Problem>('POST', `/admin/${path}`, { as, body });
const readInForce = async () => (await api.call<Settings>('GET', '/admin/settings-in-force', { as: 'team' })).body;
const createSetting = (body: object, as: 'admin' | 'team' = 'admin') => createRow<Setting>('settings', body, as);

describe('settings', () => {
  it('have a default and dated values with author and time', async () => {
    const rows = await listRows<Setting>('settings');
    expect(rows.map(({ key, value }) => [key, value])).toContainEqual(['refund_limit_team', 200]);
    expect(rows.every(({ value, default_value, state }) => value === default_value && state === 'in_force')).toBe(true);
    const today = { key: 'refund_limit_team', value: 150.5, valid_from: '2026-11-22', reason: 'The holidays' };
    const { status, body } = await createSetting(today);
    expect([status, body]).toMatchObject([201, { ...today, default_value: 200, created_by: expect.any(Number) }]);
    await createSetting({ key: 'refund_limit_team', value: 300, valid_from: '2099-12-24' });
    expect(await readInForce()).toMatchObject({
      ...{ currency: 'EUR', refund_limit_team: 150.5, oss_threshold: 10_000, exports_kept_days: 7 },
      ...{
        project_fee_percent: 15,
        campaign_goal_min: 100,
        campaign_days_max: 90,
        payout_minimum: 50,
        payout_wait_days: 14,
        auction_pay_days: 7,
      },
    });
    const auditEntries = await listRows<{ resource: string; user_name: string }>('audit');
    expect(auditEntries.filter(({ resource }) => resource === 'settings')).toHaveLength(2);
  });

  it('cannot be changed when in force, and start today at the earliest', async () => {
    const [first] = await listRows<Setting>('settings');
    const changed = await updateRow(`/admin/settings/${first?.id}`, { value: 1 }, 1);
    expect([changed.status, changed.body.code]).toEqual([409, 'rate_is_in_force']);
    const past = await createSetting({ key: 'oss_threshold', value: 1, valid_from: '2026-11-21' });
    expect(past.body.errors).toMatchObject([{ path: 'valid_from', code: 'day_is_over' }]);
  });

  it.each([
    [{ key: 'exports_kept_days', value: 7.5 }, 'input_must_integer'],
    [{ key: 'exports_kept_days', value: 91 }, 'input_max'],
    [{ key: 'refund_limit_team', value: 150.505 }, 'input_decimals'],
    [{ key: 'exports_kept_days', value: 0 }, 'input_min'],
    [{ key: 'refund_limit_team', value: 100_001 }, 'input_max'],
  ])('are validated by the limits of the description: %j', async (body, code) => {
    const refused = await createSetting({ ...body, valid_from: '2026-12-01' });
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([422, { path: 'value', code }]);
  });

  it('return 403 without the admin role', async () => {
    expect((await api.call('GET', '/admin/settings', { as: 'team' })).status).toBe(403);
    const body = { key: 'oss_threshold', value: 1, valid_from: '2026-12-01' };
    expect((await createSetting(body, 'team')).status).toBe(403);
  });
});

describe('a seller', () => {
  const createSeller = (body: object, as: 'admin' | 'team' = 'admin') =>
    createRow<LegalEntity>('sellers', { ...DEMO_ENTITY, ...body }, as);

  it('is created by an admin for a day, changed and deleted', async () => {
    expect((await createSeller({}, 'team')).status).toBe(403);
    const { status, body } = await createSeller({ valid_from: '2026-01-01' });
    expect([status, body]).toMatchObject([201, { name: 'Groove House SAS', valid_from: '2026-01-01', version: 1 }]);
    const duplicate = await createSeller({ valid_from: '2026-01-01' });
    expect([duplicate.status, duplicate.body.code]).toEqual([409, 'already_taken']);
    expect((await updateRow(`/admin/sellers/${body.id}`, { city: 'Pantin' }, 1)).body.city).toBe('Pantin');
    expect((await api.call('DELETE', `/admin/sellers/${body.id}`, { as: 'admin' })).status).toBe(200);
  });

  it.each([
    [{ iban: 'FR76 3000 6000 0112 3456 7890 198' }, 'iban', 'iban_invalid'],
    [{ siret: '12345682400011' }, 'siret', 'siret_invalid'],
    [{ vat_number: 'DE123456789' }, 'vat_number', 'vat_number_invalid'],
    [{ credit_note_prefix: 'F' }, 'credit_note_prefix', 'prefix_taken'],
    [{ zip_code: '7501' }, 'zip_code', 'postal_code_invalid'],
  ])('is validated: %j', async (body, path, code) => {
    const refused = await createSeller(body);
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([422, { path, code }]);
  });

  it('refuses an invoice prefix that credit notes of another year have', async () => {
    await createSeller({ valid_from: '2026-01-01' });
    const swapped = await createSeller({ valid_from: '2027-01-01', invoice_prefix: 'A', credit_note_prefix: 'C' });
    expect(swapped.body.errors).toEqual([{ path: 'invoice_prefix', code: 'prefix_taken' }]);
  });
});
