import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/core/config/config.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import type { DemoLoad, DemoSize } from './demo-load.ts';
import { DEMO_STEPS } from './steps.ts';
import { alignSequences } from './demo-records.ts';

/** Sizes of a demo shop. */
export const DEMO_SIZES = {
  small: { projects: 600, customers: 300, orders: 3000 },
  large: { projects: 20_000, customers: 200_000, orders: 1_000_000 },
} as const satisfies Record<string, DemoSize>;

interface Options {
  config: Pick<Config, 'dataDir' | 'demoData'>;
  url: string;
  progress: (text: string) => void;
  now?: Date;
  /** Other numbers than those of the configured size. */
  size?: DemoSize;
}

/**
 * Fills an empty shop with demo data in one transaction, so that a load that is interrupted leaves an empty shop and is
 * done again by the next call; its files have the same names each time. A shop that has projects is left alone. Of
 * several calls at once one loads, the others wait for it. Dates are laid around `now`.
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

type Facts = Omit<DemoLoad, 'tx' | 'detail'>;

async function loadSteps(load: Facts, progress: (text: string) => void): Promise<void> {
  const { client, size } = load;
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

/**
 * Whether no page of the orders is marked as visible to all, which an interrupted load may leave behind. No index answers
 * alone before that.
 */
async function isUnvacuumed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_class where oid = 'orders'::regclass and relallvisible = 0 and exists (select from orders)",
  );
  return rows.length > 0;
}
