// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { auctionsHandlers, lotsResource, bidsResource } from './auctions.handlers.ts';
export { lotBids, lots } from './auctions.table.ts';
export { closeEndedLots, closeLots } from './close-lots.ts';
export { auctionsPersonalData } from './personal-data.ts';
