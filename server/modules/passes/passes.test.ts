import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BulkAnswer,
  IssuedPasses,
  Pass,
  PassScan,
  PassType,
  PassUse,
  Problem,
  UserPass,
} from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { passes, passUses } from './passes.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

type Refused = Omit<Problem, 'status'>;
const DAY = 24 * 3600;
let api: TestApi;
let clock = new Date('2026-11-23T10:00:00Z');
let count = 0;
beforeAll(async () => {
  api = await startApi({ now: () => clock });
  await api.tokenOf('user');
});
afterAll(() => api.close());

const staff = <T>(path: string, body?: object) =>
  api.call<T & Refused>('POST', `/admin/${path}`, { as: 'team', ...(body && { body }) });
const kind = async (values: object = {}) =>
  (await staff<PassType>('pass-types', { name: `Kind ${++count}`, benefit: 'admission', ...values })).body;
const issue = (type_id: number, holders: string, values: object = {}) =>
  staff<IssuedPasses>('pass/issue', { type_id, holders, ...values });
const scan = (code: string, key = `scan-key-${++count}`) => staff<PassScan>('pass/scan', { code, key, place: 'Door' });

/** A pass of a new type. */
async function held(type: object = {}, values: object = {}) {
  const { id } = await kind(type);
  await issue(id, `fan${++count}@example.com`, values);
  const [pass] = await api.db.select().from(passes).where(eq(passes.type_id, id));
  return pass ?? { id: 0, code: '' };
}
const read = async (id: number) => (await api.call<Pass>('GET', `/admin/pass/${id}`, { as: 'team' })).body;

describe('issuing', () => {
  it('gives one to each address of a list, and none to who has a valid one', async () => {
    const { id } = await kind({ uses: 2, days: 30 });
    const first = await issue(id, 'Ada Kühn <ada@example.com>\nuser@shop.test; ADA@example.com');
    expect(first.body).toEqual({ issued: 2, skipped: [] });
    expect((await issue(id, 'ada@example.com, bo@example.com')).body).toEqual({
      issued: 1,
      skipped: ['ada@example.com'],
    });
    const [pass] = await api.db.select().from(passes).where(eq(passes.type_id, id)).orderBy(asc(passes.id));
    expect(pass).toMatchObject({
      holder: 'Ada Kühn',
      uses: 2,
      valid_until: new Date(clock.getTime() + 30 * DAY * 1000),
    });
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, 'ada@example.com'));
    expect(mail).toMatchObject({ template: 'pass', text: expect.stringContaining(pass?.code ?? '?') });
    const own = await api.call<UserPass[]>('GET', '/user/passes', { as: 'user' });
    expect(own.body).toMatchObject([{ state: 'valid', uses: 2, used: 0 }]);
  });

  it('reports invalid entries of the list, and then issues none', async () => {
    const { id } = await kind();
    const { status, body } = await issue(id, 'ada@example.com\nnobody at home');
    expect([status, body.errors]).toMatchObject([422, [{ path: 'holders', code: 'holders_invalid' }]]);
    expect(await api.db.select().from(passes).where(eq(passes.type_id, id))).toEqual([]);
    expect((await issue((await kind({ active: false })).id, 'ada@example.com')).status).toBe(422);
  });

  it('requires the percentage of a percentage discount', async () => {
    const { body } = await staff('pass-types', { name: 'Off', benefit: 'percent_off' });
    expect(body.errors).toMatchObject([{ path: 'percent', code: 'input_required' }]);
    expect((await kind({ benefit: 'percent_off', percent: 15 })).percent).toBe(15);
  });
});

describe('scanning', () => {
  it('counts a use, with who and where', async () => {
    const pass = await held({ uses: 2 });
    const { body } = await scan(` ${pass.code.toLowerCase().replaceAll('-', ' ')} `);
    expect(body).toMatchObject({ left: 1, benefit: 'admission', pass: { used: 1, state: 'valid' } });
    const [use] = await api.db.select().from(passUses).where(eq(passUses.pass_id, pass.id));
    expect(use).toMatchObject({ place: 'Door', scanned_by: expect.any(Number) });
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminScanPass'));
    expect(entries.at(-1)?.after).toMatchObject({ used: 1, place: 'Door' });
  });

  it('never counts more uses than there are, however many scanners there are at once', async () => {
    const pass = await held({ uses: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => scan(pass.code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['pass_used_up']),
    );
    expect(await read(pass.id)).toMatchObject({ used: 3, state: 'used_up' });
  });

  it('that is sent twice counts once', async () => {
    const pass = await held({ uses: 5 });
    const answers = await Promise.all([scan(pass.code, 'same-key-1'), scan(pass.code, 'same-key-1')]);
    expect(answers.map(({ status, body }) => [status, body.left])).toEqual([
      [200, 4],
      [200, 4],
    ]);
  });

  it('reports why a pass is refused', async () => {
    const now = Math.floor(clock.getTime() / 1000);
    const planned = await held({}, { valid_from: now + DAY, valid_until: now + 3 * DAY });
    expect((await scan(planned.code)).body.code).toBe('pass_planned');
    const revoked = await held();
    const gone = await staff<BulkAnswer>('pass/revoke', { ids: [revoked.id], reason: 'Left the crew' });
    expect(gone.body.done).toEqual([revoked.id]);
    expect((await scan(revoked.code)).body.code).toBe('pass_revoked');
    expect((await staff(`pass/${revoked.id}/mail`)).status).toBe(409);
    const ending = await held({ days: 1 });
    clock = new Date(clock.getTime() + 2 * DAY * 1000);
    expect((await scan(ending.code)).body.code).toBe('pass_expired');
    expect((await scan(planned.code)).status).toBe(200);
    expect((await scan('AAAA-AAAA-AAAA-AAAA')).body.code).toBe('pass_unknown');
  });

  it('is taken back when it was a mistake, once', async () => {
    const pass = await held({ uses: 1 });
    await scan(pass.code);
    const [use] = await api.db.select().from(passUses).where(eq(passUses.pass_id, pass.id));
    expect((await staff<PassUse>(`pass-uses/${use?.id}/take-back`)).body.taken_back).toBe(true);
    expect((await staff(`pass-uses/${use?.id}/take-back`)).status).toBe(409);
    expect((await scan(pass.code)).status).toBe(200);
  });

  it('is for staff', async () => {
    const pass = await held();
    const body = { code: pass.code, key: 'by-a-guest-1' };
    expect((await api.call('POST', '/admin/pass/scan', { as: 'artist', body })).status).toBe(403);
  });
});

it('shows the QR code to every holder of the code', async () => {
  const pass = await held();
  const { status, headers, text } = await api.call('GET', `/passes/${pass.code}/qr`);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  expect(text).toContain('<svg');
  expect((await api.call('GET', '/passes/AAAA-AAAA-AAAA-AAAA/qr')).status).toBe(404);
});
