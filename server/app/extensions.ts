import type { Extensions } from '#server/core/api/handler.ts';
import { describeShareCard } from '#server/modules/content/index.ts';
import { customerExports } from '#server/modules/customers/index.ts';
import { importKinds } from '#server/modules/imports/index.ts';
import { countOwnProjects, readFollows } from '#server/modules/catalogue/index.ts';
import { findShopId } from '#server/modules/shops/index.ts';
import { countUnreadMessages, readWishlist } from '#server/modules/community/index.ts';
import { invoiceAttachments, orderDocuments } from '#server/modules/invoicing/index.ts';
import {
  disputedOrder,
  isCardPledged,
  paymentUpdates,
  readProjectPledges,
  readProjectSales,
  renderConfirmations,
} from '#server/modules/orders/index.ts';
import { readOrderBatches } from '#server/modules/fulfilment/index.ts';
import { pageViewStore } from '#server/modules/statistics/index.ts';
import {
  cancelOrderBoxes,
  includesShipping,
  isCardCharged,
  readBoxObstacles,
} from '#server/modules/subscriptions/index.ts';
import { checkLimit } from '#server/modules/pricing/index.ts';
import { handlers } from './handlers.ts';
import { personalDataMap } from './personal-data-map.ts';
import { previewSources } from './preview-sources.ts';
import { resources } from './resources.ts';

/** Contributions of the modules to features of lower layers. */
export const extensions: Extensions = {
  handlers,
  resources,
  readProjectSales,
  readProjectPledges,
  readWishlist,
  readFollows,
  countOwnProjects,
  countUnreadMessages,
  findShopId,
  disputedOrder,
  paymentUpdates,
  orderDocuments,
  readOrderBatches,
  includesShipping,
  readBoxObstacles,
  cancelOrderBoxes,
  isCardCharged: async (db, card) => (await isCardCharged(db, card)) || (await isCardPledged(db, card)),
  checkLimit,
  describeShareCard,
  pageViewStore,
  mailRenderers: { order_confirmation: renderConfirmations },
  previewSources,
  personalData: personalDataMap,
  exportKinds: [customerExports],
  importKinds,
  attachmentSources: { invoice: invoiceAttachments },
};
