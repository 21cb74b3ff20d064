import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import {
  batchLines,
  batchOrders,
  batchPushes,
  dispatchBatches,
  packSessions,
  partnerMaps,
  partnerStocks,
} from './dispatch.table.ts';
import { pickups } from './pickups.table.ts';
import { trackingImports, trackingRows } from './tracking.table.ts';

export const fulfilmentPersonalData: PersonalData = {
  sources: [],
  impersonal: [
    pickups,
    trackingImports,
    trackingRows,
    partnerMaps,
    partnerStocks,
    dispatchBatches,
    batchOrders,
    batchLines,
    batchPushes,
    packSessions,
  ],
};
