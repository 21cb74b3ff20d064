import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/core/config/config.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import type { DemoLoad, DemoSize } from './demo-load.ts';
import { alignSequences } from './demo-records.ts';

/** Sizes of a demo shop. */
const DEMO_SIZES = {
  small: { projects: 600, customers: 300, orders: 3000 },
  large: { projects: 20_000, customers: 200_000, orders: 1_000_000 },
} as const satisfies Record<string, DemoSize>;

interface Options {
  config: Pick<Config, 'dataDir' | 'demoData'>;
  url: string;
  progress: (text: string) => void;
  now?: Date;
  /** Overrides the configured size. */
  size?: DemoSize;
}

/**
 * Fills an empty shop with demo data in one transaction: an interrupted load leaves an empty shop, and the next call
 * loads again with the same file names. Does nothing when the shop has projects. Concurrent calls wait for the first.
 * Dates are relative to `now`.
 */
export async function loadDemoData({ config, url, progress, now = new Date(), ...options }: Options): Promise<void> {
  const size = options.size ?? (config.demoData === 'none' ? undefined : DEMO_SIZES[config.demoData]);
  if (!size) return;
  const client = await openClient(url);
  try {
    await client.query('select pg_advisory_lock($1)', [AdvisoryLock.demo]);
    if (await isEmpty(client)) await loadSteps({ client, size, dataDir: config.dataDir, now }, progress);
    if (await isUnvacuumed(client)) {
      progress('Demo data: vacuum');
      await client.query('vacuum analyze');
    }
  } finally {
    // Ends the session, and with it the lock and an open transaction.
    await client.end();
  }
}

type LoadContext = Omit<DemoLoad, 'tx' | 'detail'>;

async function loadSteps(load: LoadContext, progress: (text: string) => void): Promise<void> {
  const { client, size } = load;
  // most starts find a filled shop
  const { DEMO_STEPS } = await import('./steps.ts');
  const [projects, customers, orders] = [size.projects, size.customers, size.orders].map((n) => n.toLocaleString('en'));
  progress(`Demo data: ${projects} projects, ${customers} customers, ${orders} orders`);
  await drizzle({ client }).transaction(async (tx) => {
    await alignSequences(client);
    for (const [index, step] of DEMO_STEPS.entries()) {
      const title = `Demo data: ${index + 1} of ${DEMO_STEPS.length}, ${step.name}`;
      progress(title);
      await step.load({ ...load, tx, detail: (text) => progress(`${title}, ${text}`) });
    }
  });
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from projects limit 1');
  return rows.length === 0;
}

/** Whether no page of `orders` is all-visible, as after an interrupted load. Index-only scans require a vacuum. */
async function isUnvacuumed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_class where oid = 'orders'::regclass and relallvisible = 0 and exists (select from orders)",
  );
  return rows.length > 0;
}
