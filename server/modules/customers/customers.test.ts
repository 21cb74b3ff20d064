import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer, Order } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { conversations } from '#server/modules/community/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { orders } from '#server/modules/orders/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { seedPrices } from '#server/app/seed.ts';

let api: TestApi;
let lea: number;

const list = async (filter: object) => {
  const { body } = await api.call<Customer[]>('GET', '/admin/client', {
    as: 'team',
    query: { filter: JSON.stringify(filter) },
  });
  return body;
};
const findCustomer = async (filter: object) => {
  const [customer] = await list(filter);
  if (!customer) throw new Error('no such customer');
  return (await api.call<Customer>('GET', `/admin/client/${customer.id}`, { as: 'team' })).body;
};

beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  const paid = { payment_status: 'paid', status: 'paid', paid_at: new Date('2026-03-01T10:00:00Z') } as const;
  const [user] = await api.db
    .insert(users)
    .values({ email: 'lea.moreau@gmail.com', name: 'Léa Moreau', country_id: 'FR' })
    .returning();
  lea = user?.id ?? 0;
  await insertOrders(api.db, [
    { ...paid, user_id: lea, total: 2490 },
    { ...paid, user_id: lea, total: 3000, currency: 'JPY', refunded: 500 },
    { user_id: lea, status: 'cancelled' },
    // the same mailbox, and the same address in capitals
    { ...paid, email: 'leamoreau+records@gmail.com', customer_name: 'Lea Moreau' },
    { ...paid, email: 'Lea.Moreau@gmail.com', total: 1000 },
    { ...paid, email: 'other@example.com', customer_name: 'Otto Berg', address: '1 Ringstraße', city: 'Berlin' },
  ]);
});
afterAll(() => api.close());

it('lists accounts and guests, but no staff, with their spending in euros', async () => {
  const names = (await list({})).map(({ name, email }) => `${name} ${email}`);
  expect(names.toSorted()).toEqual([
    'Lea Moreau leamoreau+records@gmail.com',
    'Léa Moreau lea.moreau@gmail.com',
    'Otto Berg other@example.com',
  ]);
  const { rows } = await api.db.execute<{ rate: number }>(
    sql`select rate from fx_rates where currency = 'JPY' limit 1`,
  );
  const customer = await findCustomer({ email: 'lea.moreau@gmail.com' });
  expect(customer).toMatchObject({ user_id: lea, orders_count: 3, refunds_count: 1, currency: 'EUR' });
  expect(customer.spent).toBeCloseTo(24.9 + 10 + 2500 / (rows[0]?.rate ?? 0), 1);
});

it('recomputes spending when a rate is corrected', async () => {
  const before = await findCustomer({ email: 'lea.moreau@gmail.com' });
  const { rows } = await api.db.execute<{ day: string; rate: number }>(
    sql`select day::text, rate from fx_rates where currency = 'JPY' and day <= '2026-03-01' order by day desc limit 1`,
  );
  const setRate = (rate: number) =>
    api.db.execute(sql`update fx_rates set rate = ${rate} where currency = 'JPY' and day = ${rows[0]?.day}`);
  await setRate((rows[0]?.rate ?? 0) / 2);
  const doubled = (await findCustomer({ email: 'lea.moreau@gmail.com' })).spent - before.spent;
  expect(doubled).toBeCloseTo(2500 / (rows[0]?.rate ?? 0), 1);
  await setRate(rows[0]?.rate ?? 0);
  expect((await findCustomer({ email: 'lea.moreau@gmail.com' })).spent).toBe(before.spent);
});

it('has figures by currency, all addresses and related lists', async () => {
  const customer = await findCustomer({ email: 'lea.moreau@gmail.com' });
  expect(customer.figures).toEqual([
    { currency: 'EUR', orders: 2, paid: 34.9, refunded: 0 },
    { currency: 'JPY', orders: 1, paid: 3000, refunded: 500 },
  ]);
  expect(customer.addresses).toMatchObject([{ lines: ['Léa Moreau', '12 rue des Martyrs', '75009 Paris'], orders: 4 }]);
  expect(customer.related).toEqual([{ resource: 'orders', count: 3, filter: { customer_id: customer.id } }]);
  const orderList = await api.call<Order[]>('GET', '/admin/orders', {
    as: 'team',
    query: { filter: JSON.stringify({ customer_id: customer.id }) },
  });
  expect(orderList.body).toHaveLength(4);
  const order = await api.call<Order>('GET', `/admin/orders/${orderList.body[0]?.id}`, { as: 'team' });
  expect(order.body.customer_id).toBe(customer.id);
});

it('finds likely duplicates', async () => {
  const likely = await list({ duplicates_gt: 0 });
  expect(likely.map(({ email }) => email).toSorted()).toEqual(['lea.moreau@gmail.com', 'leamoreau+records@gmail.com']);
});

it('finds no duplicates by placeholders or widely shared values', async () => {
  const insertAndCount = async (phones: readonly (string | null)[], name: string) => {
    await insertOrders(
      api.db,
      phones.map((phone, n) => ({
        ...{ phone, customer_name: `${name} ${n}`, email: `${name}${n}@example.com`, address: `${n} ${name} street` },
      })),
    );
    const counts = [];
    for (const n of phones.keys()) counts.push((await findCustomer({ email: `${name}${n}@example.com` })).duplicates);
    return counts;
  };
  const placeholders = [
    '0000000000',
    '+33 000 00 00 00',
    '11111111',
    '0123456789',
    '1234567890',
    '12 34 56 78',
    '987654321',
  ];
  expect(await insertAndCount([...placeholders, ...placeholders], 'nobody')).toEqual(
    [...placeholders, ...placeholders].map(() => 0),
  );
  expect(await insertAndCount(['+33 1 42 00 00 00', '01 42 00 00 00'], 'pair')).toEqual([1, 1]);
  const desk = Array.from({ length: 20 }, () => '+49 30 5901820');
  expect(await insertAndCount(desk, 'desk')).toEqual(desk.map(() => 19));
  await insertOrders(api.db, [{ phone: '030 5901820', email: 'more@example.com', address: '1 More street' }]);
  const first = await findCustomer({ email: 'desk0@example.com' });
  expect(first.duplicates).toBe(0);
  const duplicates = await api.call<unknown[]>('GET', `/admin/client/${first.id}/duplicates`, { as: 'team' });
  expect(duplicates.body).toEqual([]);
});

it('applies all changes of accounts and orders', async () => {
  await api.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(sql`email = 'other@example.com'`);
  expect(await findCustomer({ email: 'other@example.com' })).toMatchObject({ orders_count: 0, spent: 0 });
  // the guest creates an account and remains the same customer
  const guest = await findCustomer({ email: 'other@example.com' });
  await api.db.insert(users).values({ email: 'other@example.com', name: 'Otto Berg' });
  expect(await findCustomer({ email: 'other@example.com' })).toMatchObject({
    id: guest.id,
    user_id: expect.any(Number),
  });
  await api.db
    .update(users)
    .set({ email: 'otto@example.com' })
    .where(sql`email = 'other@example.com'`);
  expect(await findCustomer({ email: 'otto@example.com' })).toMatchObject({ id: guest.id });
});

it('mails a customer in a new conversation', async () => {
  const customer = await findCustomer({ email: 'leamoreau+records@gmail.com' });
  const body = { topic: 'order', subject: 'Your parcel came back', text: 'Is the address right?' };
  expect((await api.call('POST', `/admin/client/${customer.id}/message`, { as: 'team', body })).status).toBe(200);
  const [conversation] = await api.db.select().from(conversations);
  expect(conversation).toMatchObject({ email: 'leamoreau+records@gmail.com', user_id: null });
  expect(await api.db.select().from(mails)).toMatchObject([{ recipient: 'leamoreau+records@gmail.com' }]);
  const { body: timeline } = await api.call<{ entries: { kind: string }[] }>(
    'GET',
    `/admin/client/${customer.id}/timeline`,
    { as: 'team' },
  );
  expect(timeline.entries.map(({ kind }) => kind)).toContain('mail');
});

it('ranks exact matches before similar names, independent of creation time', async () => {
  const names = ['Ida Noor', 'Ida Noorström', 'Maya Ida Noor-Lind', 'Ída Nöor'];
  for (const [index, customer_name] of names.entries())
    await insertOrders(api.db, [{ email: `near${index}@example.com`, customer_name }]);
  const search = async (q: string, sort?: string) => {
    const query = { filter: JSON.stringify({ q }), range: '[0,9]', ...(sort && { sort }) };
    const { body, headers } = await api.call<Customer[]>('GET', '/admin/client', { as: 'team', query });
    return { names: body.map(({ name }) => name), cursor: headers['x-next-cursor'] };
  };
  const { names: ranked } = await search('ida noor');
  expect(new Set(ranked.slice(0, 2))).toEqual(new Set(['Ida Noor', 'Ída Nöor']));
  expect(ranked.slice(2)).toEqual(['Ida Noorström', 'Maya Ida Noor-Lind']);
  // an explicit sort replaces the ranking
  expect((await search('ida noor', '["name","DESC"]')).names[0]).toBe('Maya Ida Noor-Lind');
});
