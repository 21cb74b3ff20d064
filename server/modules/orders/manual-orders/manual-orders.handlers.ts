import type { Handlers } from '#server/core/api/handler.ts';
import { adminCalculateManualOrder } from './calculate-draft.ts';
import { adminDuplicateManualOrder, adminOrderAgain } from './copy-draft.ts';
import { adminCancelManualOrder, adminOfferManualOrder, adminRevokeManualOffer } from './draft-actions.ts';
import { adminFindKnownCustomers, adminFindManualItems } from './find-items.ts';
import { manualOrdersResource } from './manual-orders.resource.ts';
import { getOffer, payOffer } from './offers.ts';
import { adminConvertManualOrder, adminPayManualOrder } from './settle-draft.ts';

export const manualOrdersHandlers = {
  ...manualOrdersResource.handlers,
  adminCalculateManualOrder,
  adminFindManualItems,
  adminFindKnownCustomers,
  adminOfferManualOrder,
  adminRevokeManualOffer,
  adminPayManualOrder,
  adminConvertManualOrder,
  adminDuplicateManualOrder,
  adminCancelManualOrder,
  adminOrderAgain,
  getOffer,
  payOffer,
} as const satisfies Partial<Handlers>;
