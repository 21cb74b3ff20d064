// The load of a campaign. What the shop confirms is recorded, to be compared with its data at the end.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCartId } from '#domain/cart/cart-id.ts';
import type { Answer, Client } from './client.ts';
import type { ChaosProvider } from './provider.ts';

/** Records that the shop has confirmed. */
export interface Confirmed {
  /** Ids of orders whose payment was confirmed. */
  readonly orders: number[];
  /** Ids of orders whose card was saved, to be charged once the campaign is funded. */
  readonly pledges: number[];
  readonly refunds: { readonly order_id: number; readonly amount: number }[];
  readonly batches: number[];
  readonly months: number[];
  /** Started imports with the e-mail addresses of their file. */
  readonly imports: { readonly id: number; readonly emails: readonly string[] }[];
}

export const createConfirmed = (): Confirmed => ({
  ...{ orders: [], pledges: [], refunds: [], batches: [], months: [], imports: [] },
});

export interface Line {
  readonly project_id: number;
  readonly item_id: number;
  readonly shop_id: number;
}

const CUSTOMER = {
  ...{ firstname: 'Bea', lastname: 'Chaos', email: 'chaos@example.com', address: '1 rue du Disque' },
  ...{ zip_code: '75001', city: 'Paris', country_id: 'FR' },
};
const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';
const REQUIRES_ACTION = '4000000000003220';
/** Shares of payments that require 3-D Secure, that are declined, and of customers who do not retry. */
const [REQUIRES_ACTION_SHARE, DECLINED_SHARE, LEAVING_SHARE] = [0.15, 0.05, 0.3];

/** Picks a random part of an IP address. */
const pickOctet = (random: () => number) => 1 + Math.floor(random() * 250);

/** Checks out one copy after another; those of open campaigns are pledged. Some customers do not retry a failed call; the shop has to finish their attempts. */
export async function runCheckouts(
  client: Client,
  provider: ChaosProvider,
  lines: readonly Line[],
  random: () => number,
  confirmed: Confirmed,
): Promise<void> {
  while (!client.isStopped()) {
    const line = lines[Math.floor(random() * lines.length)];
    if (!line) return;
    const { shop_id, ...copy } = line;
    const cart_id = createCartId();
    const shops = { [`s_${shop_id}`]: { id: shop_id, items: [{ ...copy, quantity: 1 }] } };
    const cart = { id: cart_id, currency: 'EUR', customer: { country_id: 'FR' }, shops, save: true };
    const kind = random();
    const isLeaving = random() < LEAVING_SHARE;
    const number =
      kind < REQUIRES_ACTION_SHARE
        ? REQUIRES_ACTION
        : kind < REQUIRES_ACTION_SHARE + DECLINED_SHARE
          ? DECLINED
          : ACCEPTED;
    if ((await client.request('POST', '/cart/calculate', cart))?.status !== 200) {
      await wait(50);
      continue;
    }
    const call = isLeaving ? client.request : client.retryUntilAnswered;
    // an IP address per customer, because declined cards are limited by address
    const from = { 'x-forwarded-for': `10.1.${pickOctet(random)}.${pickOctet(random)}` };
    const body = { cart_id, customer: CUSTOMER, method: 'card', ...provider.createSource(number) };
    const paid = await call('POST', '/cart/pay', body, { ...from, 'idempotency-key': `chaos-${cart_id}` });
    if (paid?.status !== 200) continue;
    let order: unknown = paid.body['order_id'];
    let status: unknown = paid.body['status'];
    if (status === 'requires_action') {
      const { payment_id, client_secret } = paid.body;
      provider.authenticate(String(client_secret));
      const answer = await call('POST', '/cart/confirm', { cart_id, payment_id, authentication: 'succeed' }, from);
      ({ id: order, status } = Object(answer?.status === 200 ? answer.body['order'] : undefined));
    }
    if (typeof order === 'number') confirmed[status === 'pledged' ? 'pledges' : 'orders'].push(order);
  }
}

/** Refunds 1 EUR of one order after another. */
export async function runRefunds(client: Client, random: () => number, confirmed: Confirmed): Promise<void> {
  while (!client.isStopped()) {
    const order_id = confirmed.orders[Math.floor(random() * confirmed.orders.length)];
    await wait(150);
    if (order_id === undefined) continue;
    const body = { amount: 1, currency: 'EUR', reason: 'goodwill', notify: false };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await client.retryUntilAnswered('POST', `/admin/orders/${order_id}/refund`, body, headers);
    if (answer.status === 200) confirmed.refunds.push({ order_id, amount: 100 });
  }
}

/** Hands orders over to a partner in batches of two. */
export async function runDispatches(client: Client, confirmed: Confirmed): Promise<void> {
  let nextIndex = 0;
  while (!client.isStopped()) {
    await wait(200);
    const orderIds = confirmed.orders.slice(nextIndex, nextIndex + 2);
    if (orderIds.length < 2) continue;
    nextIndex += 2;
    const parts: number[] = [];
    for (const id of orderIds) {
      const { body } = await client.retryUntilAnswered('GET', `/admin/orders/${id}`);
      for (const part of toArray(body['shop_orders']))
        if (Object(part).status === 'pending') parts.push(Object(part).id);
    }
    if (parts.length === 0) continue;
    const createdBatch = await client.retryUntilAnswered('POST', '/admin/batches', {
      partner: 'pias',
      shop_order_ids: parts,
    });
    if (createdBatch.status !== 201) continue;
    const id = Number(createdBatch.body['id']);
    confirmed.batches.push(id);
    await client.retryUntilAnswered('POST', `/admin/batches/${id}/check`);
    await client.retryUntilAnswered('POST', `/admin/batches/${id}/hand-over`);
  }
}

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Runs one month of boxes after another. */
export async function runBoxMonths(client: Client, item_id: number, confirmed: Confirmed): Promise<void> {
  for (let month = 0; !client.isStopped(); month += 1) {
    const name = `${2090 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    const created = await client.retryUntilAnswered('POST', '/admin/box-months', { month: name });
    if (created.status !== 201) continue;
    const id = Number(created.body['id']);
    confirmed.months.push(id);
    await client.retryUntilAnswered('POST', `/admin/box-months/${id}/picks`, { item_id });
    await client.retryUntilAnswered('POST', `/admin/box-months/${id}/propose`);
    await client.retryUntilAnswered('POST', `/admin/box-months/${id}/run`);
    await waitUntilEnded(client, `/admin/box-months/${id}`, ['done', 'preparing']);
  }
}

/** Imports one file of customers after another. */
export async function runImports(client: Client, confirmed: Confirmed, rows = 150): Promise<void> {
  for (let count = 1; !client.isStopped(); count += 1) {
    const emails = Array.from({ length: rows }, (_, row) => `chaos-${count}-${row}@example.net`);
    const head = 'Email,First Name,Last Name,Accepts Email Marketing\n';
    const bytes = Buffer.from(head + emails.map((email, row) => `${email},Name${row},Family${row},yes\n`).join(''));
    const file = {
      purpose: 'import_file',
      name: 'customers.csv',
      type: 'text/csv',
      size: bytes.length,
      part_size: 4_194_304,
    };
    const upload = await client.retryUntilAnswered('POST', '/uploads', file);
    const id = String(upload.body['id']);
    await client.retryUntilAnswered('PUT', `/uploads/${id}/parts/1`, bytes);
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const completedUpload = await client.retryUntilAnswered('POST', `/uploads/${id}/complete`, {
      parts: [{ number: 1, etag }],
    });
    const createdImport = await client.retryUntilAnswered('POST', '/admin/imports', {
      kind: 'customers',
      file: completedUpload.body['key'],
    });
    if (createdImport.status >= 300) continue;
    const path = `/admin/imports/${Number(createdImport.body['id'])}`;
    await client.retryUntilAnswered('POST', `${path}/check`);
    await waitUntilEnded(client, path);
    if ((await client.retryUntilAnswered('POST', `${path}/write`)).status >= 300) continue;
    confirmed.imports.push({ id: Number(createdImport.body['id']), emails });
    await waitUntilEnded(client, path);
  }
}

const ACTIVE: readonly unknown[] = ['waiting', 'running'];

async function waitUntilEnded(client: Client, path: string, ends?: readonly string[]): Promise<Answer | undefined> {
  while (!client.isStopped()) {
    const answer = await client.request('GET', path);
    const status = answer?.body['status'];
    const isEnded = ends ? ends.includes(String(status)) : status !== undefined && !ACTIVE.includes(status);
    if (answer?.status === 200 && isEnded) return answer;
    await wait(200);
  }
  return undefined;
}
