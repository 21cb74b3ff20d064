// What a demo shop is loaded with, in this order.
import { join } from 'node:path';
import { users } from '#server/core/authentication/accounts.table.ts';
import { alerts, banners } from '#server/modules/content/index.ts';
import { pickups } from '#server/modules/fulfilment/index.ts';
import { customsCodes, promoCodes } from '#server/modules/pricing/index.ts';
import { accountRows } from './accounts.ts';
import { loadArtistPayouts } from './artist-payouts.ts';
import { loadAuctions } from './auctions.ts';
import { loadBoxes } from './boxes.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadChallenges } from './challenges.ts';
import { loadClients, makeGuests } from './clients.ts';
import { DEMO_ALERTS, DEMO_BANNERS, DEMO_CUSTOMS_CODES, DEMO_PICKUPS, DEMO_PROMO_CODES } from './content/site.ts';
import { loadConversations } from './conversations.ts';
import { copyRows } from './copy.ts';
import type { DemoLoad } from './demo-load.ts';
import { loadDesk } from './desk.ts';
import { loadDigital } from './digital.ts';
import { loadDispatch } from './dispatch.ts';
import { fillEarnings } from './earnings.ts';
import { loadImports } from './imports.ts';
import { loadInvoices } from './invoices.ts';
import { loadJobs } from './jobs.ts';
import { loadOrders } from './load-orders.ts';
import { loadMoney } from './money.ts';
import { loadOrderChanges } from './order-changes.ts';
import { loadPasses } from './passes.ts';
import { loadPayouts } from './payouts.ts';
import { loadPriceChanges } from './prices.ts';
import { loadPrints } from './prints.ts';
import { loadProjectSteps } from './project-steps.ts';
import { loadQuotes } from './quotes.ts';
import { loadReviews } from './reviews.ts';
import { fillSales } from './sales.ts';
import { settleCounters } from './world.ts';

interface DemoStep {
  name: string;
  load: (load: DemoLoad) => Promise<void>;
}

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    name: 'accounts',
    load: async ({ client, size, now }) => copyRows(client, users, await accountRows(size.customers, now)),
  },
  {
    name: 'catalogue',
    load: ({ client, dataDir, size, now }) => loadCatalogue(client, join(dataDir, 'media'), size.projects, now),
  },
  { name: 'site content', load: loadSite },
  { name: 'orders', load: loadOrders },
  { name: 'guests', load: ({ client }) => makeGuests(client) },
  { name: 'notes and mails', load: ({ client, now }) => loadDesk(client, now) },
  { name: 'conversations', load: ({ client, now }) => loadConversations(client, now) },
  { name: 'refunds and disputes', load: ({ client, now }) => loadMoney(client, now) },
  { name: 'payouts', load: ({ client, now }) => loadPayouts(client, now) },
  { name: 'subscriptions', load: ({ client, now }) => loadBoxes(client, now) },
  { name: 'invoices', load: ({ client, now }) => loadInvoices(client, now) },
  { name: 'barcode labels', load: ({ client }) => loadPrints(client) },
  { name: 'reviews', load: ({ client, now }) => loadReviews(client, now) },
  { name: 'digital releases', load: ({ client, now }) => loadDigital(client, now) },
  { name: 'quotes', load: ({ client, now }) => loadQuotes(client, now) },
  { name: 'contests', load: ({ client, now }) => loadChallenges(client, now) },
  { name: 'passes', load: ({ client, now }) => loadPasses(client, now) },
  { name: 'auctions', load: ({ client, now }) => loadAuctions(client, now) },
  { name: 'price changes', load: ({ client, now }) => loadPriceChanges(client, now) },
  { name: 'jobs', load: ({ client, now }) => loadJobs(client, now) },
  { name: 'counters', load: ({ client }) => settleCounters(client) },
  { name: 'customers', load: ({ client }) => loadClients(client) },
  { name: 'project steps', load: ({ client, now }) => loadProjectSteps(client, now) },
  { name: 'dispatch', load: ({ client, now }) => loadDispatch(client, now) },
  { name: 'sales', load: ({ client }) => fillSales(client) },
  { name: 'earnings', load: ({ client, now }) => fillEarnings(client, now) },
  { name: 'payouts to artists', load: ({ client, now }) => loadArtistPayouts(client, now) },
  { name: 'order changes', load: ({ tx, now }) => loadOrderChanges(tx, now) },
  { name: 'imports', load: ({ tx, dataDir, now }) => loadImports(tx, dataDir, now) },
];

async function loadSite({ client }: DemoLoad): Promise<void> {
  await copyRows(client, alerts, DEMO_ALERTS);
  await copyRows(client, banners, DEMO_BANNERS);
  for (const pickup of DEMO_PICKUPS) await copyRows(client, pickups, [{ ...pickup, country_id: 'FR' }]);
  for (const code of DEMO_PROMO_CODES) await copyRows(client, promoCodes, [code]);
  await copyRows(client, customsCodes, DEMO_CUSTOMS_CODES);
}
