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

const customerOf = async (email: string): Promise<Customer> => {
  const filter = JSON.stringify({ email });
  const { body } = await api.call<Customer[]>('GET', '/admin/client', { as: 'team', query: { filter } });
  if (!body[0]) throw new Error('no such customer');
  return body[0];
};
const prepare = (id = customer.id) =>
  api.call<Impersonation>('POST', `/admin/client/${id}/sign-in`, { as: 'team', body: { reason } });
const open = (code: string) => api.call<ImpersonationAnswer>('POST', '/auth/impersonate', { body: { code } });
const look = async (): Promise<string> => {
  const { body } = await prepare();
  return (await open(body.url.split('#')[1] ?? '')).body.token;
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
  customer = await customerOf('lea.moreau@example.com');
});
afterAll(() => api.close());

describe('looking at the shop as a customer', () => {
  it('shows the customer’s view, with staff member and expiry', async () => {
    const token = await look();
    const { body } = await api.call<AuthCheck>('GET', '/auth/check', { token });
    expect(body).toMatchObject({ id: user, data: { name: 'Léa Moreau' }, impersonated: { by: 'Test team' } });
    expect(body.impersonated?.until).toBe(Math.floor(moment.getTime() / 1000) + 1800);
    const orders = await api.call<UserOrderList>('GET', '/user/orders', { token });
    expect(orders.status).toBe(200);
  });

  it('notifies the customer by mail in the account’s language, and records who, why and when', async () => {
    const { status } = await prepare();
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

  it('opens once, and only within a minute', async () => {
    const code = (await prepare()).body.url.split('#')[1] ?? '';
    expect((await open(code)).status).toBe(200);
    expect((await open(code)).status).toBe(403);
    const late = (await prepare()).body.url.split('#')[1] ?? '';
    moment = new Date(moment.getTime() + 61_000);
    expect((await open(late)).status).toBe(403);
  });

  it('ends on request', async () => {
    const token = await look();
    expect((await api.call('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await api.call('GET', '/auth/check', { token })).body).toEqual({});
    const rows = await api.db.select().from(impersonations);
    expect(rows.at(-1)?.ended_at).not.toBeNull();
  });

  it('ends with the role of who looks', async () => {
    const token = await look();
    await api.db.update(users).set({ role: 'user' }).where(eq(users.email, 'team@shop.test'));
    expect((await api.call('GET', '/user/orders', { token })).status).toBe(401);
    await api.db.update(users).set({ role: 'team' }).where(eq(users.email, 'team@shop.test'));
  });

  it('is never done with accounts of staff, nor with guests', async () => {
    await insertOrders(api.db, [{ email: 'guest@example.com' }]);
    expect((await prepare((await customerOf('guest@example.com')).id)).status).toBe(409);
    await api.db.update(users).set({ role: 'team' }).where(eq(users.id, user));
    const { status, body } = await prepare();
    expect([status, (body as unknown as Problem).code]).toEqual([409, 'never_staff']);
    await api.db.update(users).set({ role: 'user' }).where(eq(users.id, user));
  });
});

describe('a token that only reads', () => {
  const writing = Object.entries(operations as Readonly<Record<string, OperationDefinition>>).filter(
    ([id, { method }]) => method !== 'get' && id !== 'logout',
  );
  let token: string;
  beforeAll(async () => (token = await look()));

  it('is tried on everything that writes', () => {
    expect(writing.length).toBeGreaterThan(150);
  });

  it.each(writing)('may not %s', async (_id, { method, path, body }) => {
    const reply = await api.call<Problem>(method, path.replaceAll(/\{\w+\}/g, '1'), {
      token,
      ...(body !== undefined && { body: { nonsense: true } }),
    });
    expect([reply.status, reply.body.code]).toEqual([403, 'read_only']);
  });

  it('fetches no files that count, and nothing of the back office', async () => {
    const link = { until: 4_000_000_000, signature: 'c2ln' };
    expect((await api.call<Problem>('GET', '/downloads/1/a.zip', { token, query: link })).body.code).toBe('read_only');
    expect((await api.call('GET', '/admin/client', { token })).status).toBe(403);
  });
});
