// Steps of loading a demo shop, in order.
import { join } from 'node:path';
import { users } from '#server/core/authentication/accounts.table.ts';
import { alerts, banners } from '#server/modules/content/index.ts';
import { pickups } from '#server/modules/fulfilment/index.ts';
import { customsCodes, promoCodes } from '#server/modules/pricing/index.ts';
import { createAccountRows } from './accounts/accounts.ts';
import { loadSubscribers } from './accounts/subscribers.ts';
import { loadArtistPayouts } from './earnings/artist-payouts.ts';
import { loadAuctions } from './auctions/auctions.ts';
import { loadSubscriptions } from './subscriptions/subscriptions.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { loadPosts } from './content/posts.ts';
import { loadContests } from './contests/contests.ts';
import { loadCustomers, createGuestOrders } from './customers/customers.ts';
import { DEMO_ALERTS, DEMO_BANNERS, DEMO_CUSTOMS_CODES, DEMO_PICKUPS, DEMO_PROMO_CODES } from './texts/site.ts';
import { loadConversations } from './community/conversations.ts';
import { copyRows } from './copy.ts';
import type { DemoLoad } from './demo-load.ts';
import { loadNotesAndClaims } from './orders/notes-and-claims.ts';
import { loadDigital } from './digital/digital.ts';
import { loadDispatch } from './fulfilment/dispatch.ts';
import { fillEarnings } from './earnings/earnings.ts';
import { loadImports } from './imports/imports.ts';
import { loadInvoices } from './invoicing/invoices.ts';
import { loadJobs } from './settings/jobs.ts';
import { loadOrders } from './orders/load-orders.ts';
import { loadRefundsAndDisputes } from './payments/refunds-and-disputes.ts';
import { loadOrderChanges } from './orders/order-changes.ts';
import { loadPasses } from './passes/passes.ts';
import { loadPayouts } from './payments/payouts.ts';
import { loadPriceChanges } from './catalogue/price-changes.ts';
import { loadPrints } from './fulfilment/prints.ts';
import { loadProjectSteps } from './catalogue/project-steps.ts';
import { loadQuotes } from './pressing/quotes.ts';
import { loadLikes } from './community/likes.ts';
import { loadReviews } from './community/reviews.ts';
import { loadPlays } from './statistics/plays.ts';
import { fillSales } from './statistics/sales.ts';
import { recomputeCounters } from './demo-records.ts';

interface DemoStep {
  name: string;
  load: (load: DemoLoad) => Promise<void>;
}

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    name: 'accounts',
    load: async ({ client, size, now }) => copyRows(client, users, await createAccountRows(size.customers, now)),
  },
  {
    name: 'catalogue',
    load: ({ client, dataDir, size, now }) => loadCatalogue(client, join(dataDir, 'media'), size.projects, now),
  },
  { name: 'site content', load: loadSite },
  { name: 'newsletter', load: ({ client, now }) => loadSubscribers(client, now) },
  { name: 'blog', load: ({ client, dataDir, now }) => loadPosts(client, join(dataDir, 'media'), now) },
  { name: 'orders', load: loadOrders },
  { name: 'guests', load: ({ client }) => createGuestOrders(client) },
  { name: 'notes and mails', load: ({ client, now }) => loadNotesAndClaims(client, now) },
  { name: 'conversations', load: ({ client, now }) => loadConversations(client, now) },
  { name: 'refunds and disputes', load: ({ client, now }) => loadRefundsAndDisputes(client, now) },
  { name: 'payouts', load: ({ client, now }) => loadPayouts(client, now) },
  { name: 'subscriptions', load: ({ client, now }) => loadSubscriptions(client, now) },
  { name: 'invoices', load: ({ client, now }) => loadInvoices(client, now) },
  { name: 'barcode labels', load: ({ client }) => loadPrints(client) },
  { name: 'reviews', load: ({ client, now }) => loadReviews(client, now) },
  { name: 'likes', load: ({ client, now }) => loadLikes(client, now) },
  { name: 'digital releases', load: ({ client, now }) => loadDigital(client, now) },
  { name: 'quotes', load: ({ client, now }) => loadQuotes(client, now) },
  { name: 'contests', load: ({ client, now }) => loadContests(client, now) },
  { name: 'passes', load: ({ client, now }) => loadPasses(client, now) },
  { name: 'auctions', load: ({ client, now }) => loadAuctions(client, now) },
  { name: 'price changes', load: ({ client, now }) => loadPriceChanges(client, now) },
  { name: 'jobs', load: ({ client, now }) => loadJobs(client, now) },
  { name: 'counters', load: ({ client }) => recomputeCounters(client) },
  { name: 'customers', load: ({ client }) => loadCustomers(client) },
  { name: 'project steps', load: ({ client, now }) => loadProjectSteps(client, now) },
  { name: 'dispatch', load: ({ client, now }) => loadDispatch(client, now) },
  { name: 'sales', load: ({ client }) => fillSales(client) },
  { name: 'plays', load: ({ client, now }) => loadPlays(client, now) },
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
