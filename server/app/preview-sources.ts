import { cataloguePreview } from '#server/modules/catalogue/index.ts';
import { contestsPreview } from '#server/modules/contests/index.ts';
import { customersPreview } from '#server/modules/customers/index.ts';
import { digitalPreview } from '#server/modules/digital/index.ts';
import { earningsPreview } from '#server/modules/earnings/index.ts';
import { fulfilmentPreview } from '#server/modules/fulfilment/index.ts';
import { importsPreview } from '#server/modules/imports/index.ts';
import { invoicingPreview } from '#server/modules/invoicing/index.ts';
import { ordersPreview } from '#server/modules/orders/index.ts';
import { passesPreview } from '#server/modules/passes/index.ts';
import { paymentsPreview } from '#server/modules/payments/index.ts';
import { pressingPreview } from '#server/modules/pressing/index.ts';
import { subscriptionsPreview } from '#server/modules/subscriptions/index.ts';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** Preview sources of all modules. */
export const previewSources: readonly PreviewSource[] = [
  cataloguePreview,
  paymentsPreview,
  ordersPreview,
  fulfilmentPreview,
  invoicingPreview,
  pressingPreview,
  subscriptionsPreview,
  digitalPreview,
  contestsPreview,
  passesPreview,
  earningsPreview,
  importsPreview,
  customersPreview,
];
