import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationDefinition } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import type {
  AuthCheck,
  Customer,
  Impersonation,
  ImpersonationAnswer,
  Problem,
  UserOrderList,
} from '#generated/schemas.ts';
import { impersonations, users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { seedPrices } from '#server/app/seed.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let customer: Customer;
let user: number;
let moment = new Date('2026-11-23T10:00:00Z');
const reason = 'You asked why your invoice is missing.';

const findCustomer = async (email: string): Promise<Customer> => {
  const filter = JSON.stringify({ email });
  const { body } = await api.call<Customer[]>('GET', '/admin/client', { as: 'team', query: { filter } });
  if (!body[0]) throw new Error('no such customer');
  return body[0];
};
const requestCode = (id = customer.id) =>
  api.call<Impersonation>('POST', `/admin/client/${id}/sign-in`, { as: 'team', body: { reason } });
const exchangeCode = (code: string) => api.call<ImpersonationAnswer>('POST', '/auth/impersonate', { body: { code } });
const startImpersonation = async (): Promise<string> => {
  const { body } = await requestCode();
  return (await exchangeCode(body.url.split('#')[1] ?? '')).body.token;
};

beforeAll(async () => {
  moment = new Date();
  api = await startApi({ now: () => moment });
  await seedPrices(api.db);
  const [row] = await api.db
    .insert(users)
    .values({ email: 'lea.moreau@example.com', name: 'Léa Moreau', lang: 'fr' })
    .returning();
  user = row?.id ?? 0;
  await insertOrders(api.db, [{ user_id: user, status: 'paid', payment_status: 'paid', paid_at: moment }]);
  customer = await findCustomer('lea.moreau@example.com');
});
afterAll(() => api.close());

describe('viewing the shop as a customer', () => {
  it('shows the customer’s view, with staff member and expiry', async () => {
    const token = await startImpersonation();
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { token });
    expect(body).toMatchObject({ id: user, data: { name: 'Léa Moreau' }, impersonated: { by: 'Test team' } });
    expect(body.impersonated?.until).toBe(Math.floor(moment.getTime() / 1000) + 1800);
    const orders = await api.call<UserOrderList>('GET', '/user/orders', { token });
    expect(orders.status).toBe(200);
  });

  it('notifies the customer by mail in the account’s language, and audits staff member and reason', async () => {
    const { status } = await requestCode();
    expect(status).toBe(200);
    const sent = await api.db.select().from(mails).where(eq(mails.recipient, 'lea.moreau@example.com'));
    expect(sent.at(-1)).toMatchObject({ template: 'impersonated', subject: expect.stringContaining('consulté') });
    expect(sent.at(-1)?.text).toContain(reason);
    expect(sent.at(-1)?.text).toContain('Test team');
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminSignInAsCustomer'));
    expect(entries.at(-1)).toMatchObject({
      resource: 'client',
      record_id: customer.id,
      reason,
      user_name: 'Test team',
    });
  });

  it('accepts a code once, within a minute', async () => {
    const code = (await requestCode()).body.url.split('#')[1] ?? '';
    expect((await exchangeCode(code)).status).toBe(200);
    expect((await exchangeCode(code)).status).toBe(403);
    const expiredCode = (await requestCode()).body.url.split('#')[1] ?? '';
    moment = new Date(moment.getTime() + 61_000);
    expect((await exchangeCode(expiredCode)).status).toBe(403);
  });

  it('ends when signing out', async () => {
    const token = await startImpersonation();
    expect((await api.call('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await api.call('GET', '/auth/check', { token })).body).toEqual({});
    const rows = await api.db.select().from(impersonations);
    expect(rows.at(-1)?.ended_at).not.toBeNull();
  });

  it('ends when the staff member loses the role', async () => {
    const token = await startImpersonation();
    await api.db.update(users).set({ role: 'user' }).where(eq(users.email, 'team@shop.test'));
    expect((await api.call('GET', '/user/orders', { token })).status).toBe(401);
    await api.db.update(users).set({ role: 'team' }).where(eq(users.email, 'team@shop.test'));
  });

  it('returns 409 for staff accounts and guests', async () => {
    await insertOrders(api.db, [{ email: 'guest@example.com' }]);
    expect((await requestCode((await findCustomer('guest@example.com')).id)).status).toBe(409);
    await api.db.update(users).set({ role: 'team' }).where(eq(users.id, user));
    const { status, body } = await requestCode();
    expect([status, (body as unknown as Problem).code]).toEqual([409, 'never_staff']);
    await api.db.update(users).set({ role: 'user' }).where(eq(users.id, user));
  });
});

describe('a read-only token', () => {
  const writeOperations = Object.entries(operations as Readonly<Record<string, OperationDefinition>>).filter(
    ([id, { method }]) => method !== 'get' && id !== 'logout',
  );
  let token: string;
  beforeAll(async () => (token = await startImpersonation()));

  it('is tested with every operation that writes', () => {
    expect(writeOperations.length).toBeGreaterThan(150);
  });

  it.each(writeOperations)('is refused for %s', async (_id, { method, path, body }) => {
    const reply = await api.call<Problem>(method, path.replaceAll(/\{\w+\}/g, '1'), {
      token,
      ...(body !== undefined && { body: { nonsense: true } }),
    });
    expect([reply.status, reply.body.code]).toEqual([403, 'read_only']);
  });

  it('cannot use counted downloads or the back office', async () => {
    const link = { until: 4_000_000_000, signature: 'c2ln' };
    expect((await api.call<Problem>('GET', '/downloads/1/a.zip', { token, query: link })).body.code).toBe('read_only');
    expect((await api.call('GET', '/admin/client', { token })).status).toBe(403);
  });
});
