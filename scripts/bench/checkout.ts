import { newCartId } from '#domain/cart-id.ts';
import pg from 'pg';
import { databaseOf, speedText } from './api-rows.ts';
import type { Speed } from './load.ts';
import type { Row } from './table.ts';

const BUYERS = 10;
const SECONDS = 8;

const CUSTOMER = {
  firstname: 'Bea',
  lastname: 'Bench',
  email: 'bench@example.com',
  address: '1 rue du Banc',
  zip_code: '75001',
  city: 'Paris',
  country_id: 'FR',
};

async function post(origin: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Saves a cart, pays it with a test card and confirms: three requests, one order. */
async function buy(origin: string): Promise<void> {
  const id = newCartId();
  const shops = { s_1: { id: 1, items: [{ project_id: 1, item_id: 1, quantity: 1 }] } };
  await post(origin, '/cart/calculate', { id, currency: 'EUR', customer: { country_id: 'FR' }, shops, save: true });
  const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const { payment_id } = await post(origin, '/cart/pay', { cart_id: id, customer: CUSTOMER, method: 'card', card });
  await post(origin, '/cart/confirm', { cart_id: id, payment_id });
}

/** Ten buyers in a row after one another, for some seconds; a "request" is a whole checkout. */
async function repeat(work: () => Promise<void>): Promise<Speed> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        await work().catch(() => void failed++);
        times.push(performance.now() - begun);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { rps: times.length / SECONDS, p50: at(0.5), p99: at(0.99), failed };
}

/** The least an order can be: its five rows and the stock, by hand in one transaction, without a server in between. */
async function measureBareCheckout(database: string): Promise<Speed> {
  const pool = new pg.Pool({ connectionString: database, max: BUYERS });
  try {
    return await repeat(() => bareOrder(pool));
  } finally {
    await pool.end();
  }
}

async function bareOrder(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update items set stock = stock - 1 where id = 1 and stock > 0');
    const { rows } = await client.query<{ id: number }>(
      `insert into orders (currency, items, total, customer_name, firstname, lastname, email, address, zip_code, city, country_id, cart_id)
       values ('EUR', 2490, 3080, 'Bea Bench', 'Bea', 'Bench', 'bench@example.com', '1 rue du Banc', '75001', 'Paris', 'FR', $1) returning id`,
      [newCartId()],
    );
    const id = rows[0]?.id;
    const shopOrder = await client.query<{ id: number }>(
      `insert into shop_orders (order_id, shop_id, items, total) values ($1, 1, 2490, 3080) returning id`,
      [id],
    );
    await client.query(
      `insert into order_lines (order_id, shop_order_id, project_id, item_id, name, quantity, price, total) values ($1, $2, 1, 1, 'Bench', 1, 2490, 2490)`,
      [id, shopOrder.rows[0]?.id],
    );
    await client.query(`insert into payments (order_id, amount, currency, provider_id) values ($1, 3080, 'EUR', $2)`, [
      id,
      `bench_${String(id)}`,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A full checkout beside the bare rows of an order. Stock is filled up first, so that nobody is turned away. */
export async function checkoutRow(origin: string, dataDir: string, say: (line: string) => void): Promise<Row> {
  say('Buying …');
  const database = await databaseOf(dataDir);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('update items set stock = 1000000 where id = 1');
  await client.end();
  const ours = await repeat(() => buy(origin));
  const reference = await measureBareCheckout(database);
  return {
    what: 'full checkout (3 requests)',
    ours: speedText(ours),
    reference: speedText(reference),
    ratio: `${Math.round((ours.rps / reference.rps) * 100)} %`,
    aim: '',
  };
}
