// The work that goes on while things are killed. What the shop confirmed is kept, to be compared with what it knows at the end.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newCartId } from '#domain/cart/cart-id.ts';
import type { Answer, Client } from './client.ts';

/** What the shop has confirmed. */
export interface Confirmed {
  /** Ids of orders whose payment was confirmed. */
  readonly orders: number[];
  readonly refunds: { readonly order_id: number; readonly amount: number }[];
  readonly batches: number[];
  readonly months: number[];
  /** Imports that were confirmed as begun, with the e-mail addresses of their file. */
  readonly imports: { readonly id: number; readonly emails: readonly string[] }[];
}

export const nothingConfirmed = (): Confirmed => ({ orders: [], refunds: [], batches: [], months: [], imports: [] });

export interface Line {
  readonly project_id: number;
  readonly item_id: number;
  readonly shop_id: number;
}

const CUSTOMER = {
  ...{ firstname: 'Bea', lastname: 'Chaos', email: 'chaos@example.com', address: '1 rue du Disque' },
  ...{ zip_code: '75001', city: 'Paris', country_id: 'FR' },
};
const card = (number: string) => ({ number, exp_month: 12, exp_year: 2040, cvc: '123' });
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const SECURED = '4000000000003220';
/** Shares of payments by a card that asks for 3-D Secure, of declined ones, and of customers who never try again. */
const [SECURED_SHARE, DECLINED_SHARE, LEAVING_SHARE] = [0.15, 0.05, 0.3];

/** A part of an IP address. */
const part = (random: () => number) => 1 + Math.floor(random() * 250);

/** One customer after another buys one copy. Some leave when no answer comes: their attempts are the shop's to finish. */
export async function checkOut(
  client: Client,
  lines: readonly Line[],
  random: () => number,
  confirmed: Confirmed,
): Promise<void> {
  while (!client.isOver()) {
    const line = lines[Math.floor(random() * lines.length)];
    if (!line) return;
    const { shop_id, ...copy } = line;
    const cart_id = newCartId();
    const shops = { [`s_${shop_id}`]: { id: shop_id, items: [{ ...copy, quantity: 1 }] } };
    const cart = { id: cart_id, currency: 'EUR', customer: { country_id: 'FR' }, shops, save: true };
    const kind = random();
    const leaves = random() < LEAVING_SHARE;
    const number = kind < SECURED_SHARE ? SECURED : kind < SECURED_SHARE + DECLINED_SHARE ? DECLINED : GOOD;
    if ((await client.ask('POST', '/cart/calculate', cart))?.status !== 200) {
      await wait(50);
      continue;
    }
    const call = leaves ? client.ask : client.insist;
    // each customer has an own address: declined cards are limited by address
    const from = { 'x-forwarded-for': `10.1.${part(random)}.${part(random)}` };
    const body = { cart_id, customer: CUSTOMER, method: 'card', card: card(number) };
    const paid = await call('POST', '/cart/pay', body, from);
    if (paid?.status !== 200) continue;
    let order: unknown = paid.body['order_id'];
    if (paid.body['status'] === 'requires_action') {
      const { payment_id } = paid.body;
      const answer = await call('POST', '/cart/confirm', { cart_id, payment_id, authentication: 'succeed' }, from);
      order = answer?.status === 200 ? Object(answer.body['order']).id : undefined;
    }
    if (typeof order === 'number') confirmed.orders.push(order);
  }
}

/** Gives back 1 EUR of one order after another. */
export async function refund(client: Client, random: () => number, confirmed: Confirmed): Promise<void> {
  while (!client.isOver()) {
    const order_id = confirmed.orders[Math.floor(random() * confirmed.orders.length)];
    await wait(150);
    if (order_id === undefined) continue;
    const wish = { amount: 1, currency: 'EUR', reason: 'goodwill', notify: false };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await client.insist('POST', `/admin/orders/${order_id}/refund`, wish, key);
    if (answer.status === 200) confirmed.refunds.push({ order_id, amount: 100 });
  }
}

/** Hands orders over to a partner, batch by batch; each has two orders. */
export async function dispatch(client: Client, confirmed: Confirmed): Promise<void> {
  let next = 0;
  while (!client.isOver()) {
    await wait(200);
    const chosen = confirmed.orders.slice(next, next + 2);
    if (chosen.length < 2) continue;
    next += 2;
    const parts: number[] = [];
    for (const id of chosen) {
      const { body } = await client.insist('GET', `/admin/orders/${id}`);
      for (const part of arrayOf(body['shop_orders']))
        if (Object(part).status === 'pending') parts.push(Object(part).id);
    }
    if (parts.length === 0) continue;
    const made = await client.insist('POST', '/admin/batches', { partner: 'pias', shop_order_ids: parts });
    if (made.status !== 201) continue;
    const id = Number(made.body['id']);
    confirmed.batches.push(id);
    await client.insist('POST', `/admin/batches/${id}/check`);
    await client.insist('POST', `/admin/batches/${id}/hand-over`);
  }
}

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Runs month after month of all boxes, and resumes what was cut off. */
export async function runMonths(client: Client, item_id: number, confirmed: Confirmed): Promise<void> {
  for (let month = 0; !client.isOver(); month += 1) {
    const name = `${2090 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    const begun = await client.insist('POST', '/admin/box-months', { month: name });
    if (begun.status !== 201) continue;
    const id = Number(begun.body['id']);
    confirmed.months.push(id);
    await client.insist('POST', `/admin/box-months/${id}/picks`, { item_id });
    await client.insist('POST', `/admin/box-months/${id}/propose`);
    await client.insist('POST', `/admin/box-months/${id}/run`);
    await untilEnded(client, `/admin/box-months/${id}`, ['done', 'preparing']);
  }
}

/** Imports one file of customers after another. */
export async function importCustomers(client: Client, confirmed: Confirmed, rows = 150): Promise<void> {
  for (let file = 1; !client.isOver(); file += 1) {
    const emails = Array.from({ length: rows }, (_, row) => `chaos-${file}-${row}@example.net`);
    const head = 'Email,First Name,Last Name,Accepts Email Marketing\n';
    const bytes = Buffer.from(head + emails.map((email, row) => `${email},Name${row},Family${row},yes\n`).join(''));
    const wish = {
      purpose: 'import_file',
      name: 'customers.csv',
      type: 'text/csv',
      size: bytes.length,
      part_size: 4_194_304,
    };
    const upload = await client.insist('POST', '/uploads', wish);
    const id = String(upload.body['id']);
    await client.insist('PUT', `/uploads/${id}/parts/1`, bytes);
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const kept = await client.insist('POST', `/uploads/${id}/complete`, { parts: [{ number: 1, etag }] });
    const one = await client.insist('POST', '/admin/imports', { kind: 'customers', file: kept.body['key'] });
    if (one.status >= 300) continue;
    const path = `/admin/imports/${Number(one.body['id'])}`;
    await client.insist('POST', `${path}/check`);
    await untilEnded(client, path);
    if ((await client.insist('POST', `${path}/write`)).status >= 300) continue;
    confirmed.imports.push({ id: Number(one.body['id']), emails });
    await untilEnded(client, path);
  }
}

const UNDER_WAY: readonly unknown[] = ['waiting', 'running'];

async function untilEnded(client: Client, path: string, ends?: readonly string[]): Promise<Answer | undefined> {
  while (!client.isOver()) {
    const answer = await client.ask('GET', path);
    const status = answer?.body['status'];
    const isEnded = ends ? ends.includes(String(status)) : status !== undefined && !UNDER_WAY.includes(status);
    if (answer?.status === 200 && isEnded) return answer;
    await wait(200);
  }
  return undefined;
}
