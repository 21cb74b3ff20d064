import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import { createCartId } from '#domain/cart/cart-id.ts';
import { readPostmaster } from '#server/core/database/postgres/postmaster.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { findDatabaseUrl, formatSpeed } from './api-rows.ts';
import type { Child } from '../process/children.ts';
import { readCpu, readCpuWithChildren } from '../process/cpu.ts';
import type { Speed } from './load.ts';
import type { Row } from './table.ts';

const BUYERS = 10;
const SECONDS = 8;

/** A new customer per order, so that data per customer does not grow with the run. */
const createCustomer = () => {
  const id = randomUUID();
  return { ...CUSTOMER, lastname: id, email: `${id}@example.com`, address: `${id} rue du Banc` };
};

const CUSTOMER = {
  firstname: 'Bea',
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

/** One copy of an item. */
export interface Line {
  project_id: number;
  item_id: number;
  shop_id: number;
}

/** Number of different records that are bought. */
const RECORDS = 50;

/** Picks a random line. Throws when there is none. */
export const pickLine = (lines: readonly Line[]): Line => {
  const line = lines[Math.floor(Math.random() * lines.length)];
  if (!line) throw new Error('The demo shop has no item for sale.');
  return line;
};

/** Saves a cart, pays with a test card and confirms: three requests, one order. */
export async function buyLine(origin: string, { shop_id, ...line }: Line): Promise<void> {
  const id = createCartId();
  const shops = { [`s_${shop_id}`]: { id: shop_id, items: [{ ...line, quantity: 1 }] } };
  await post(origin, '/cart/calculate', { id, currency: 'EUR', customer: { country_id: 'FR' }, shops, save: true });
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
  const { payment_id } = await post(origin, '/cart/pay', {
    cart_id: id,
    customer: createCustomer(),
    method: 'card',
    card,
  });
  await post(origin, '/cart/confirm', { cart_id: id, payment_id });
}

/** Repeats `work` by ten parallel buyers for `SECONDS`. A "request" is a whole checkout; only successful ones count. */
async function measureRepeated(work: () => Promise<void>): Promise<Speed> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        await work().then(
          () => times.push(performance.now() - startedAt),
          () => failed++,
        );
      }
    }),
  );
  times.sort((a, b) => a - b);
  const computeQuantile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { rps: times.length / SECONDS, p50: computeQuantile(0.5), p99: computeQuantile(0.99), failed };
}

/** Measures the reference: the rows of an order and the stock in one transaction, without a server. */
async function measureBareCheckout(database: string, lines: readonly Line[]): Promise<Speed> {
  const pool = new pg.Pool({ connectionString: database, max: BUYERS });
  try {
    return await measureRepeated(() => insertOrder(pool, pickLine(lines)));
  } finally {
    await pool.end();
  }
}

async function insertOrder(pool: pg.Pool, { project_id, item_id, shop_id }: Line): Promise<void> {
  const client = await pool.connect();
  const { lastname, email, address } = createCustomer();
  try {
    await client.query('begin');
    await client.query('update items set stock = stock - 1 where id = $1 and stock > 0', [item_id]);
    const { rows } = await client.query<{ id: number }>(
      `insert into orders (currency, items, total, customer_name, firstname, lastname, email, address, zip_code, city, country_id, cart_id)
       values ('EUR', 2490, 3080, 'Bea ' || $2, 'Bea', $2, $3, $4, '75001', 'Paris', 'FR', $1) returning id`,
      [createCartId(), lastname, email, address],
    );
    const id = rows[0]?.id;
    const shopOrder = await client.query<{ id: number }>(
      `insert into shop_orders (order_id, shop_id, items, total) values ($1, $2, 2490, 3080) returning id`,
      [id, shop_id],
    );
    await client.query(
      `insert into order_lines (order_id, shop_order_id, project_id, item_id, name, category, quantity, price, total)
       values ($1, $2, $3, $4, 'Bench', 'vinyl', 1, 2490, 2490)`,
      [id, shopOrder.rows[0]?.id, project_id, item_id],
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

/** Fills the stock of records that every customer may buy; returns their lines. */
export async function fillStock(database: string): Promise<Line[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows: lines } = await client.query<Line>(
    `with filled as (update projects set stock = 1000000 where step = 'successful' and shop_id is not null
       and not ($1 = any (categories)) returning id, shop_id)
     update items set stock = 1000000 from filled where project_id = filled.id
     returning items.id as item_id, project_id, shop_id`,
    [FIXED_CATEGORIES.pro.id],
  );
  await client.end();
  return lines.slice(0, RECORDS);
}

/**
 * Measures a full checkout beside the bare rows of an order. Stock is filled first, so that no checkout is refused. CPU time is
 * that of the shop and its database, with mails and invoices and without the buyers' process.
 */
export async function measureCheckout(
  { origin, pid }: Pick<Child, 'origin' | 'pid'>,
  dataDir: string,
  log: (line: string) => void,
): Promise<Row> {
  log('Buying …');
  const database = await findDatabaseUrl(dataDir);
  const lines = await fillStock(database);
  const postmaster = (await readPostmaster(join(dataDir, 'postgres/cluster')))?.pid ?? 0;
  const cpuBefore = { server: readCpu(pid), database: readCpuWithChildren(postmaster), buyers: process.cpuUsage() };
  const ours = await measureRepeated(() => buyLine(origin, pickLine(lines)));
  const count = ours.rps * SECONDS;
  const { user, system } = process.cpuUsage(cpuBefore.buyers);
  const cpu = {
    server: (readCpu(pid) - cpuBefore.server) / count,
    database: (readCpuWithChildren(postmaster) - cpuBefore.database) / count,
    buyers: (user + system) / 1000 / count,
  };
  log(`CPU of the process that buys: ${cpu.buyers.toFixed(1)} ms a checkout`);
  const reference = await measureBareCheckout(database, lines);
  return {
    what: 'full checkout (3 requests)',
    ours: `${formatSpeed(ours)}; CPU ${cpu.server.toFixed(1)} ms server, ${cpu.database.toFixed(1)} ms database`,
    reference: formatSpeed(reference),
    ratio: `${Math.round((ours.rps / reference.rps) * 100)} %`,
    aim: '>= 24 % (300/s of 1,250/s)',
  };
}
