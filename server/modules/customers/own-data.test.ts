import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem, UserExport, UserPrivacy } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '#server/modules/orders/index.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { seedPrices } from '#server/app/seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { samplePerson } from './person.sample.ts';

const email = 'ottilie@quastenberg.example';
const password = 'side-b-track-4';
let api: TestApi;
let token: string;
let other: string;
let userId: number;

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  ({ token, user: userId } = await samplePerson(api, { name: 'Ottilie Quastenberg', email }));
  ({ token: other } = await samplePerson(api, { name: 'Berta Bystander', email: 'berta@bystander.example' }));
  await api.db
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, userId));
});
afterAll(() => api.close());

const read = (as = token) => api.call<UserPrivacy>('GET', '/user/privacy', { token: as });
const requestExport = (as = token) => api.call<UserExport>('POST', '/user/export', { token: as });
const close = (current_password = password) =>
  api.call<Problem>('POST', '/user/close', { token, body: { current_password } });

it('is refused for visitors and accounts of staff', async () => {
  const calls = [
    ['GET', '/user/privacy'],
    ['POST', '/user/export'],
    ['POST', '/user/close'],
  ] as const;
  for (const [method, path] of calls) {
    const body = path === '/user/close' ? { current_password: password } : undefined;
    expect((await api.call(method, path, { as: 'visitor', ...(body && { body }) })).status, path).toBe(401);
  }
  expect((await api.call<UserPrivacy>('GET', '/user/privacy', { as: 'team' })).body.obstacles).toEqual([
    { code: 'staff', count: 1 },
  ]);
  const staff = await api.call<Problem>('POST', '/user/export', { as: 'admin' });
  expect([staff.status, staff.body.code]).toEqual([409, 'erasure_staff']);
});

it('exports one’s own data once at a time, with a link and a letter', async () => {
  expect((await read()).body.export).toBe(null);
  const [first, second] = [await requestExport(), await requestExport()];
  expect([first.status, first.body.status, second.body]).toEqual([200, 'waiting', first.body]);
  await runExports.run({}, testContext(api), { last: true });
  const { body } = await read();
  expect(body.export).toMatchObject({ status: 'done', expires_at: expect.any(Number) });
  const file = await api.app.inject({ method: 'GET', url: body.export?.url ?? '' });
  expect([file.statusCode, file.rawPayload.includes('bystander')]).toEqual([200, false]);
  const letters = await api.db.select().from(mails).where(eq(mails.template, 'data_export'));
  expect(letters.map(({ recipient }) => recipient)).toEqual([email]);
  // others do not see it
  expect((await read(other)).body.export).toBe(null);
});

it('names what keeps the account from being closed, and the invoices that stay', async () => {
  await api.db.update(orders).set({ status: 'paid' }).where(eq(orders.email, email));
  const { body } = await read();
  expect(body.obstacles).toEqual([{ code: 'open_orders', count: 1 }]);
  expect(body.stays).toEqual([{ kind: 'invoices', count: 2, until: expect.any(Number) }]);
  const refused = await close();
  expect([refused.status, refused.body.code]).toEqual([409, 'erasure_open_orders']);
  await api.db.update(orders).set({ status: 'completed' }).where(eq(orders.email, email));
});

it('requires the password', async () => {
  const { status, body } = await close('another-password');
  expect([status, body.errors]).toEqual([422, [{ path: 'current_password', code: 'password_wrong' }]]);
  expect((await read()).status).toBe(200);
});

it('erases the data, ends the sessions and writes a letter; the history has no name', async () => {
  expect((await close()).status).toBe(204);
  expect((await read()).status).toBe(401);
  const [account] = await api.db.select().from(users).where(eq(users.id, userId));
  expect([account?.password_hash, account?.email.includes('quastenberg')]).toEqual([null, false]);
  const [letter] = await api.db.select().from(mails).where(eq(mails.template, 'data_erased'));
  expect(letter?.recipient).toBe(email);
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'closeUserAccount'));
  expect(entries).toMatchObject([{ reason: 'Closed by the customer', user_name: null }]);
  expect((await read(other)).body.obstacles).toEqual([]);
});
