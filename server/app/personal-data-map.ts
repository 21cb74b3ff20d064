import { getTableName } from 'drizzle-orm';
import { accountsPersonalData } from '#server/modules/accounts/personal-data.ts';
import { auctionsPersonalData } from '#server/modules/auctions/personal-data.ts';
import { cartPersonalData } from '#server/modules/cart/personal-data.ts';
import { cataloguePersonalData } from '#server/modules/catalogue/personal-data.ts';
import { communityPersonalData } from '#server/modules/community/personal-data.ts';
import { contentPersonalData } from '#server/modules/content/personal-data.ts';
import { contestsPersonalData } from '#server/modules/contests/personal-data.ts';
import { digitalPersonalData } from '#server/modules/digital/personal-data.ts';
import { earningsPersonalData } from '#server/modules/earnings/personal-data.ts';
import { fulfilmentPersonalData } from '#server/modules/fulfilment/personal-data.ts';
import { importsPersonalData } from '#server/modules/imports/personal-data.ts';
import { invoicingPersonalData } from '#server/modules/invoicing/personal-data.ts';
import { ordersPersonalData } from '#server/modules/orders/personal-data.ts';
import { passesPersonalData } from '#server/modules/passes/personal-data.ts';
import { paymentsPersonalData } from '#server/modules/payments/personal-data.ts';
import { pressingPersonalData } from '#server/modules/pressing/personal-data.ts';
import { pricingPersonalData } from '#server/modules/pricing/personal-data.ts';
import { settingsPersonalData } from '#server/modules/settings/personal-data.ts';
import { shopsPersonalData } from '#server/modules/shops/personal-data.ts';
import { subscriptionsPersonalData } from '#server/modules/subscriptions/personal-data.ts';
import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { BY_RECORD, sharedPersonalData } from '#server/resources/privacy/shared-personal-data.ts';

/** In the order of an export, and of an erasure. */
const all: readonly PersonalData[] = [
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
  importsPersonalData,
  cartPersonalData,
  sharedPersonalData,
];

/** What is held on a person, table by table: the content of an export, and what an erasure does. */
export const personalDataMap = all.flatMap(({ sources }) => sources);

/** Names of the tables with personal data. */
export const personalTables: readonly string[] = [...personalDataMap.map(({ table }) => table), ...BY_RECORD].map(
  getTableName,
);

/** Names of the tables without. */
export const impersonalTables: readonly string[] = [
  ...all.flatMap(({ impersonal }) => impersonal).map(getTableName),
  'migrations',
];
