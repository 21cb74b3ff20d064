import { cataloguePreview } from '#server/modules/catalogue/preview-source.ts';
import { contestsPreview } from '#server/modules/contests/preview-source.ts';
import { customersPreview } from '#server/modules/customers/preview-source.ts';
import { digitalPreview } from '#server/modules/digital/preview-source.ts';
import { earningsPreview } from '#server/modules/earnings/preview-source.ts';
import { fulfilmentPreview } from '#server/modules/fulfilment/preview-source.ts';
import { importsPreview } from '#server/modules/imports/preview-source.ts';
import { invoicingPreview } from '#server/modules/invoicing/preview-source.ts';
import { ordersPreview } from '#server/modules/orders/preview-source.ts';
import { passesPreview } from '#server/modules/passes/preview-source.ts';
import { paymentsPreview } from '#server/modules/payments/preview-source.ts';
import { pressingPreview } from '#server/modules/pressing/preview-source.ts';
import { subscriptionsPreview } from '#server/modules/subscriptions/preview-source.ts';
import type { PreviewSource } from '#server/resources/preview/preview-source.ts';

/** What the actions of every module can change. */
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
