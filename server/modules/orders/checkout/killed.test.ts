// Runs the server as a separate process and kills it with SIGKILL.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Confirmation, PayAnswer } from '#generated/schemas.ts';
import { CARDS, cartId, buildOneLineCart, payment } from '#server/modules/cart/cart.sample.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { orders } from '../orders.table.ts';
import { payments } from '#server/modules/payments/index.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));
let database: TestDatabase;
let sample: Sample;
let dataDir: string;
let server: { process: ChildProcess; address: string };

async function start(): Promise<typeof server> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      SERVE: 'api',
      DEMO_DATA: 'none',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const address = /(http:\/\/[\d.:]+)\/api/.exec(output)?.[1];
    if (address) return { process: child, address };
  }
  throw new Error(`The server exited before it listened: ${output}`);
}

async function kill(): Promise<void> {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
}

async function post<T>(path: string, body: unknown): Promise<{ status: number; body: T }> {
  const response = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

async function newCart(record: { id: number; items: number[] }): Promise<string> {
  const id = cartId();
  await post('/cart/calculate', { ...buildOneLineCart(sample.shop, record), id, save: true });
  return id;
}

const loadOrders = (cart: string) =>
  database.db
    .select({ status: orders.status, payment: payments.status })
    .from(orders)
    .leftJoin(payments, eq(payments.order_id, orders.id))
    .where(eq(orders.cart_id, cart));
const loadStock = async (record: { items: number[] }) =>
  (
    await database.db
      .select()
      .from(items)
      .where(eq(items.id, record.items[0] ?? 0))
  )[0]?.stock;

beforeAll(async () => {
  database = await createTestDatabase();
  sample = await sampleCatalogue(database.db);
  dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  server = await start();
});
afterAll(async () => {
  await kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a server killed', () => {
  it('between payment and confirmation keeps the order after the restart', async () => {
    const record = await sample.project();
    const cart = await newCart(record);
    const { body: paid } = await post<PayAnswer>('/cart/pay', payment(cart, CARDS.secured));
    expect(paid.status).toBe('requires_action');
    await kill();
    server = await start();
    const repeated = await post<PayAnswer>('/cart/pay', payment(cart, CARDS.secured));
    expect(repeated.body).toEqual(paid);
    const confirmed = await post<Confirmation>('/cart/confirm', {
      cart_id: cart,
      payment_id: paid.payment_id,
      authentication: 'succeed',
    });
    expect(confirmed.body.order).toMatchObject({ id: paid.order_id, status: 'paid' });
    expect(await loadOrders(cart)).toEqual([{ status: 'paid', payment: 'paid' }]);
    expect(await loadStock(record)).toBe(9);
  });

  it('after writing the order and before answering returns the order to a repeated call', async () => {
    const record = await sample.project();
    const cart = await newCart(record);
    const interruptedCall = post<PayAnswer>('/cart/pay', payment(cart)).catch(() => undefined);
    while ((await loadOrders(cart)).length === 0) await sleep(1);
    await kill();
    await interruptedCall;
    server = await start();
    const { status, body } = await post<PayAnswer>('/cart/pay', payment(cart));
    expect([status, body.status]).toEqual([200, 'paid']);
    expect(await loadOrders(cart)).toEqual([{ status: 'paid', payment: 'paid' }]);
    expect(await loadStock(record)).toBe(9);
  });

  it('during concurrent payments has one order per cart once each is paid again', async () => {
    const record = await sample.project({ items: [{ stock: 100 }] });
    const carts: string[] = [];
    for (let number = 0; number < 12; number++) carts.push(await newCart(record));
    const interruptedCalls = carts.map((cart) => post('/cart/pay', payment(cart)).catch(() => undefined));
    while ((await database.db.select().from(orders).where(eq(orders.status, 'paid'))).length < 4) await sleep(1);
    await kill();
    await Promise.all(interruptedCalls);
    server = await start();
    for (const cart of carts) expect((await post<PayAnswer>('/cart/pay', payment(cart))).status).toBe(200);
    for (const cart of carts) expect(await loadOrders(cart)).toEqual([{ status: 'paid', payment: 'paid' }]);
    expect(await loadStock(record)).toBe(88);
  });
});
