import type { Extensions } from '#server/core/api/handler.ts';
import { clientExports } from '#server/modules/customers/client-exports.ts';
import { invoiceAttachments } from '#server/modules/invoicing/documents/attachments.ts';
import { renderConfirmations } from '#server/modules/orders/letters/order-mails.ts';
import { disputedOrder } from '#server/modules/orders/disputed-order.ts';
import { readProjectSales } from '#server/modules/orders/project-sales.ts';
import { orderDocuments } from '#server/modules/invoicing/order-documents.ts';
import { batchesOfOrder } from '#server/modules/fulfilment/batches-of-order.ts';
import { includesShipping } from '#server/modules/subscriptions/includes-shipping.ts';
import { checkLimit } from '#server/modules/pricing/limits.ts';
import { handlers } from './handlers.ts';
import { personalDataMap } from './personal-data-map.ts';
import { previewSources } from './preview-sources.ts';
import { resources } from './resources.ts';

/** What the modules bring to features of the layers below them. */
export const extensions: Extensions = {
  handlers,
  resources,
  readProjectSales,
  disputedOrder,
  orderDocuments,
  batchesOfOrder,
  includesShipping,
  checkLimit,
  mailRenderers: { order_confirmation: renderConfirmations },
  previewSources,
  personalData: personalDataMap,
  exportKinds: [clientExports],
  attachmentSources: { invoice: invoiceAttachments },
};
