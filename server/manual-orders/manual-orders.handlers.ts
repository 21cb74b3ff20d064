import type { Handlers } from '#server/api/handler.ts';
import { adminCalculateManualOrder } from '#server/manual-orders/calculate-draft.ts';
import { adminDuplicateManualOrder, adminOrderAgain } from '#server/manual-orders/copy-draft.ts';
import {
  adminCancelManualOrder,
  adminOfferManualOrder,
  adminRevokeManualOffer,
} from '#server/manual-orders/draft-actions.ts';
import { adminFindKnownCustomers, adminFindManualItems } from '#server/manual-orders/find-parts.ts';
import { manualOrdersResource } from '#server/manual-orders/manual-orders.resource.ts';
import { getOffer, payOffer } from '#server/manual-orders/offers.ts';
import { adminConvertManualOrder, adminPayManualOrder } from '#server/manual-orders/settle-draft.ts';

export const manualOrdersHandlers = {
  ...manualOrdersResource,
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
