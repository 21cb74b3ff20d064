// Public interface of the module.
export { auctionsHandlers, lotsResource, bidsResource } from './auctions.handlers.ts';
export { lotBids, lots } from './auctions.table.ts';
export { closeEndedLots, closeLots } from './close-lots.ts';
export { auctionsPersonalData } from './personal-data.ts';
