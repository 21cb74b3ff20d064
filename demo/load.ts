import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { join } from 'node:path';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { SHIPPING_RATE_SEED } from '#domain/pricing/shipping-seed.ts';
import { VAT_SEED } from '#domain/pricing/vat.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { customsCodes, promoCodes } from '#server/modules/pricing/index.ts';
import { orderLines, orders, shipmentLines, shipments, shopOrders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import { pickups } from '#server/modules/fulfilment/index.ts';
import type { Config } from '#server/core/config/config.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { alerts, banners } from '#server/modules/content/index.ts';
import { accountRows } from './accounts.ts';
import { loadBoxes } from './boxes.ts';
import { loadArtistPayouts } from './artist-payouts.ts';
import { loadAuctions } from './auctions.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import { withoutIndexes } from '#server/core/database/bulk-load.ts';
import { fillEarnings } from './earnings.ts';
import { loadImports } from './imports.ts';
import { loadJobs } from './jobs.ts';
import { loadInvoices } from './invoices.ts';
import { orderMoments } from './calendar.ts';
import { loadClients, makeGuests } from './clients.ts';
import { loadCatalogue } from './catalogue.ts';
import { DEMO_ALERTS, DEMO_BANNERS, DEMO_CUSTOMS_CODES, DEMO_PICKUPS, DEMO_PROMO_CODES } from './content/site.ts';
import { loadConversations } from './conversations.ts';
import { copyRows, type CopyRow } from './copy.ts';
import { loadChallenges } from './challenges.ts';
import { loadDesk } from './desk.ts';
import { loadDigital } from './digital.ts';
import { loadDispatch } from './dispatch.ts';
import { loadOrderChanges } from './order-changes.ts';
import { loadManualOrders } from './manual-orders.ts';
import { loadPasses } from './passes.ts';
import { loadPriceChanges } from './prices.ts';
import { loadProjectSteps } from './project-steps.ts';
import { loadPrints } from './prints.ts';
import { loadReviews } from './reviews.ts';
import { loadQuotes } from './quotes.ts';
import { orderRows, type Counters, type OrderWorld } from './orders.ts';
import { fillSales } from './sales.ts';
import { loadMoney } from './money.ts';
import { loadPayouts } from './payouts.ts';
import { settleCounters, soldItems, buyersOf, shopNames } from './world.ts';

/** How much of everything a demo shop has. */
export const DEMO_SIZES = {
  small: { projects: 600, customers: 300, orders: 3000 },
  large: { projects: 20_000, customers: 200_000, orders: 1_000_000 },
} as const;

/** Orders written between two lines of progress. */
const BATCH = 20_000;

interface Options {
  config: Pick<Config, 'dataDir' | 'demoData'>;
  url: string;
  progress: (text: string) => void;
  now?: Date;
  /** Other numbers than those of the configured size. */
  size?: Readonly<Record<'projects' | 'customers' | 'orders', number>>;
}

/**
 * Fills an empty shop with demo data, all of it or nothing. A shop that has projects is left alone, so it may be called
 * at every start. Dates are laid around `now`.
 */
export async function loadDemoData({ config, url, progress, now = new Date(), ...options }: Options): Promise<void> {
  const size = options.size ?? (config.demoData === 'none' ? undefined : DEMO_SIZES[config.demoData]);
  if (!size) return;
  const client = await openClient(url);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [AdvisoryLock.demo]);
    const { rows } = await client.query('select 1 from projects limit 1');
    if (rows.length > 0) return;
    progress(
      `Demo data: ${size.projects.toLocaleString('en')} projects, ${size.customers.toLocaleString('en')} customers`,
    );
    await copyRows(client, users, await accountRows(size.customers, now));
    await loadCatalogue(client, join(config.dataDir, 'media'), size.projects, now);
    await copyRows(client, alerts, DEMO_ALERTS);
    await copyRows(client, banners, DEMO_BANNERS);
    for (const pickup of DEMO_PICKUPS) await copyRows(client, pickups, [{ ...pickup, country_id: 'FR' }]);
    for (const code of DEMO_PROMO_CODES) await copyRows(client, promoCodes, [code]);
    await copyRows(client, customsCodes, DEMO_CUSTOMS_CODES);
    await loadOrders(client, size.orders, now, progress);
    await makeGuests(client);
    await loadDesk(client, now);
    await loadConversations(client, now);
    await loadMoney(client, now);
    await loadPayouts(client, now);
    await loadBoxes(client, now);
    progress('Demo data: invoices');
    await loadInvoices(client, now);
    await loadPrints(client);
    await loadReviews(client, now);
    await loadDigital(client, now);
    await loadQuotes(client, now);
    await loadChallenges(client, now);
    await loadPasses(client, now);
    await loadAuctions(client, now);
    await loadPriceChanges(client, now);
    await loadJobs(client, now);
    await settleCounters(client);
    await loadClients(client);
    await loadProjectSteps(client, now);
    await loadDispatch(client, now);
    await fillSales(client);
    progress('Demo data: earnings');
    await fillEarnings(client, now);
    await loadArtistPayouts(client, now);
    await client.query('commit');
    // by the shop's own code, which begins transactions itself
    await loadOrderChanges(client, now);
    await loadImports(client, config.dataDir, now);
    // also tells which rows everybody sees, without which no index answers alone
    await client.query('vacuum analyze');
  } finally {
    // an open transaction ends with its session: nothing half loaded is kept
    await client.end();
  }
}

async function loadOrders(
  client: pg.ClientBase,
  count: number,
  now: Date,
  progress: (text: string) => void,
): Promise<void> {
  const world: OrderWorld = {
    items: await soldItems(client),
    buyers: await buyersOf(client),
    shopNames: await shopNames(client),
    tables: { vat: VAT_SEED, exchange: EXCHANGE_RATE_SEED, shipping: SHIPPING_RATE_SEED },
    now,
  };
  const moment = orderMoments(count, now);
  const counters: Counters = { shopOrder: 0, line: 0, shipment: 0 };
  const filled = [orders, shopOrders, orderLines, shipments, shipmentLines, payments];
  await withoutIndexes(client, filled.map(getTableName), async () => {
    for (let start = 0; start < count; start += BATCH) {
      progress(
        `Demo data: orders ${Math.min(start + BATCH, count).toLocaleString('en')} of ${count.toLocaleString('en')}`,
      );
      const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
        orderRows(start + index + 1, moment(start + index), world, counters),
      );
      const all = (pick: (rows: (typeof batch)[number]) => CopyRow[]) => batch.flatMap(pick);
      await copyRows(
        client,
        orders,
        all(({ order }) => [order]),
      );
      await copyRows(
        client,
        shopOrders,
        all((rows) => rows.shopOrders),
      );
      await copyRows(
        client,
        orderLines,
        all(({ lines }) => lines),
      );
      await copyRows(
        client,
        shipments,
        all((rows) => rows.shipments),
      );
      await copyRows(
        client,
        shipmentLines,
        all((rows) => rows.shipmentLines),
      );
      await copyRows(
        client,
        payments,
        all(({ payment }) => [payment]),
      );
    }
    if (count > BATCH) progress('Demo data: indexes');
  });
  await loadManualOrders(client, world, counters, count);
}
