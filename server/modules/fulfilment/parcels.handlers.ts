import type { Handlers } from '#server/core/api/handler.ts';
import {
  adminAssignOrder,
  adminClaimOrder,
  adminClaimOrders,
  adminReleaseOrder,
  adminTakeOverOrder,
} from './claim-actions.ts';
import {
  adminHandOverOrders,
  adminPackOrder,
  adminSendParcel,
  adminShipOrder,
  adminArriveParcel,
  adminTakeBackParcel,
  adminTrackParcel,
} from './parcel-actions.ts';

/** Claims on orders and their parcels. */
export const parcelsHandlers = {
  adminAssignOrder,
  adminClaimOrder,
  adminClaimOrders,
  adminReleaseOrder,
  adminTakeOverOrder,
  adminHandOverOrders,
  adminPackOrder,
  adminSendParcel,
  adminShipOrder,
  adminArriveParcel,
  adminTakeBackParcel,
  adminTrackParcel,
} as const satisfies Partial<Handlers>;
