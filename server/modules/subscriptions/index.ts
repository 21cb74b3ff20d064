// Public interface of the module.
export { boxCodeResource } from './box-codes.ts';
export { boxMonthResource, readPicks } from './box-months.resource.ts';
export { boxPeriodResource } from './box-periods.resource.ts';
export { boxesHandlers, boxPlansResource, boxSponsorsResource } from './boxes.handlers.ts';
export { boxResource } from './boxes.resource.ts';
export { type BoxPeriodRow, type BoxRow, boxMonths, boxPeriods, boxes } from './boxes.table.ts';
export { proposeRecords } from './choose-records.ts';
export { planBillingMonth } from './plan-billing-month.ts';
export { isCardCharged } from './is-card-charged.ts';
export { includesShipping } from './includes-shipping.ts';
export { requireOwnBox } from './own-boxes.ts';
export { subscriptionsPersonalData } from './personal-data.ts';
export { placeBoxOrder } from './place-box-order.ts';
export { subscriptionsPreview } from './preview-source.ts';
export { retryBoxes, retryDuePeriods } from './retry-boxes.ts';
export { startBoxes } from './start-boxes.ts';
export { runBoxMonths } from './run-month.ts';
