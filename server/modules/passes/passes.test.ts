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

type ProblemBody = Omit<Problem, 'status'>;
const DAY = 24 * 3600;
let api: TestApi;
let clock = new Date('2026-11-23T10:00:00Z');
let count = 0;
beforeAll(async () => {
  api = await startApi({ now: () => clock });
  await api.tokenOf('user');
});
afterAll(() => api.close());

const postAsTeam = <T>(path: string, body?: object) =>
  api.call<T & ProblemBody>('POST', `/admin/${path}`, { as: 'team', ...(body && { body }) });
const createType = async (values: object = {}) =>
  (await postAsTeam<PassType>('pass-types', { name: `Type ${++count}`, benefit: 'admission', ...values })).body;
const issuePasses = (type_id: number, holders: string, values: object = {}) =>
  postAsTeam<IssuedPasses>('pass/issue', { type_id, holders, ...values });
const scan = (code: string, key = `scan-key-${++count}`) =>
  postAsTeam<PassScan>('pass/scan', { code, key, place: 'Door' });

/** A pass of a new type. */
async function createPass(type: object = {}, values: object = {}) {
  const { id } = await createType(type);
  await issuePasses(id, `fan${++count}@example.com`, values);
  const [pass] = await api.db.select().from(passes).where(eq(passes.type_id, id));
  return pass ?? { id: 0, code: '' };
}
const readPass = async (id: number) => (await api.call<Pass>('GET', `/admin/pass/${id}`, { as: 'team' })).body;

describe('issuing', () => {
  it('issues one to each address without a valid pass', async () => {
    const { id } = await createType({ uses: 2, days: 30 });
    const first = await issuePasses(id, 'Ada Kühn <ada@example.com>\nuser@shop.test; ADA@example.com');
    expect(first.body).toEqual({ issued: 2, skipped: [] });
    expect((await issuePasses(id, 'ada@example.com, bo@example.com')).body).toEqual({
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
    const userPasses = await api.call<UserPass[]>('GET', '/user/passes', { as: 'user' });
    expect(userPasses.body).toMatchObject([{ state: 'valid', uses: 2, used: 0 }]);
  });

  it('reports invalid entries and issues none', async () => {
    const { id } = await createType();
    const { status, body } = await issuePasses(id, 'ada@example.com\nnobody at home');
    expect([status, body.errors]).toMatchObject([422, [{ path: 'holders', code: 'holders_invalid' }]]);
    expect(await api.db.select().from(passes).where(eq(passes.type_id, id))).toEqual([]);
    expect((await issuePasses((await createType({ active: false })).id, 'ada@example.com')).status).toBe(422);
  });

  it('requires the percentage of a percentage discount', async () => {
    const { body } = await postAsTeam('pass-types', { name: 'Off', benefit: 'percent_off' });
    expect(body.errors).toMatchObject([{ path: 'percent', code: 'input_required' }]);
    expect((await createType({ benefit: 'percent_off', percent: 15 })).percent).toBe(15);
  });
});

describe('scanning', () => {
  it('records a use with staff account and place', async () => {
    const pass = await createPass({ uses: 2 });
    const { body } = await scan(` ${pass.code.toLowerCase().replaceAll('-', ' ')} `);
    expect(body).toMatchObject({ left: 1, benefit: 'admission', pass: { used: 1, state: 'valid' } });
    const [use] = await api.db.select().from(passUses).where(eq(passUses.pass_id, pass.id));
    expect(use).toMatchObject({ place: 'Door', scanned_by: expect.any(Number) });
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminScanPass'));
    expect(entries.at(-1)?.after).toMatchObject({ used: 1, place: 'Door' });
  });

  it('counts no more uses than allowed by concurrent scans', async () => {
    const pass = await createPass({ uses: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => scan(pass.code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['pass_used_up']),
    );
    expect(await readPass(pass.id)).toMatchObject({ used: 3, state: 'used_up' });
  });

  it('counts a repeated request once', async () => {
    const pass = await createPass({ uses: 5 });
    const answers = await Promise.all([scan(pass.code, 'same-key-1'), scan(pass.code, 'same-key-1')]);
    expect(answers.map(({ status, body }) => [status, body.left])).toEqual([
      [200, 4],
      [200, 4],
    ]);
  });

  it('returns the reason of a refusal', async () => {
    const now = Math.floor(clock.getTime() / 1000);
    const planned = await createPass({}, { valid_from: now + DAY, valid_until: now + 3 * DAY });
    expect((await scan(planned.code)).body.code).toBe('pass_planned');
    const revoked = await createPass();
    const revocation = await postAsTeam<BulkAnswer>('pass/revoke', { ids: [revoked.id], reason: 'Left the crew' });
    expect(revocation.body.done).toEqual([revoked.id]);
    expect((await scan(revoked.code)).body.code).toBe('pass_revoked');
    expect((await postAsTeam(`pass/${revoked.id}/mail`)).status).toBe(409);
    const shortPass = await createPass({ days: 1 });
    clock = new Date(clock.getTime() + 2 * DAY * 1000);
    expect((await scan(shortPass.code)).body.code).toBe('pass_expired');
    expect((await scan(planned.code)).status).toBe(200);
    expect((await scan('AAAA-AAAA-AAAA-AAAA')).body.code).toBe('pass_unknown');
  });

  it('can be taken back once', async () => {
    const pass = await createPass({ uses: 1 });
    await scan(pass.code);
    const [use] = await api.db.select().from(passUses).where(eq(passUses.pass_id, pass.id));
    expect((await postAsTeam<PassUse>(`pass-uses/${use?.id}/take-back`)).body.taken_back).toBe(true);
    expect((await postAsTeam(`pass-uses/${use?.id}/take-back`)).status).toBe(409);
    expect((await scan(pass.code)).status).toBe(200);
  });

  it('returns 403 to other accounts', async () => {
    const pass = await createPass();
    const body = { code: pass.code, key: 'by-a-guest-1' };
    expect((await api.call('POST', '/admin/pass/scan', { as: 'artist', body })).status).toBe(403);
  });
});

it('returns the QR code by the code of the pass', async () => {
  const pass = await createPass();
  const { status, headers, text } = await api.call('GET', `/passes/${pass.code}/qr`);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  expect(text).toContain('<svg');
  expect((await api.call('GET', '/passes/AAAA-AAAA-AAAA-AAAA/qr')).status).toBe(404);
});
