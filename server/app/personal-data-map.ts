import { getTableName } from 'drizzle-orm';
import { accountsPersonalData } from '#server/modules/accounts/index.ts';
import { auctionsPersonalData } from '#server/modules/auctions/index.ts';
import { cartPersonalData } from '#server/modules/cart/index.ts';
import { cataloguePersonalData } from '#server/modules/catalogue/index.ts';
import { communityPersonalData } from '#server/modules/community/index.ts';
import { contentPersonalData } from '#server/modules/content/index.ts';
import { contestsPersonalData } from '#server/modules/contests/index.ts';
import { digitalPersonalData } from '#server/modules/digital/index.ts';
import { earningsPersonalData } from '#server/modules/earnings/index.ts';
import { fulfilmentPersonalData } from '#server/modules/fulfilment/index.ts';
import { importsPersonalData } from '#server/modules/imports/index.ts';
import { invoicingPersonalData } from '#server/modules/invoicing/index.ts';
import { ordersPersonalData } from '#server/modules/orders/index.ts';
import { passesPersonalData } from '#server/modules/passes/index.ts';
import { paymentsPersonalData } from '#server/modules/payments/index.ts';
import { pressingPersonalData } from '#server/modules/pressing/index.ts';
import { pricingPersonalData } from '#server/modules/pricing/index.ts';
import { settingsPersonalData } from '#server/modules/settings/index.ts';
import { shopsPersonalData } from '#server/modules/shops/index.ts';
import { statisticsPersonalData } from '#server/modules/statistics/index.ts';
import { subscriptionsPersonalData } from '#server/modules/subscriptions/index.ts';
import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { BY_RECORD, sharedPersonalData } from '#server/resources/privacy/shared-personal-data.ts';

/** In the order of exports and erasures. */
const allPersonalData: readonly PersonalData[] = [
  settingsPersonalData,
  accountsPersonalData,
  pricingPersonalData,
  shopsPersonalData,
  cataloguePersonalData,
  ordersPersonalData,
  paymentsPersonalData,
  fulfilmentPersonalData,
  invoicingPersonalData,
  pressingPersonalData,
  communityPersonalData,
  passesPersonalData,
  digitalPersonalData,
  contestsPersonalData,
  subscriptionsPersonalData,
  auctionsPersonalData,
  earningsPersonalData,
  contentPersonalData,
  statisticsPersonalData,
  importsPersonalData,
  cartPersonalData,
  sharedPersonalData,
];

/** Personal data by table, for exports and erasures. */
export const personalDataMap = allPersonalData.flatMap(({ sources }) => sources);

/** Names of the tables with personal data. */
export const personalTables: readonly string[] = [...personalDataMap.map(({ table }) => table), ...BY_RECORD].map(
  getTableName,
);

/** Names of the tables without personal data. */
export const impersonalTables: readonly string[] = [
  ...allPersonalData.flatMap(({ impersonal }) => impersonal).map(getTableName),
  'migrations',
];
