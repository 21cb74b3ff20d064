// Public interface of the module.
export { artistPayoutsHandlers, artistPayoutsResource, balancesResource } from './artist-payouts.handlers.ts';
export { artistPayoutParts, artistPayouts, payoutAccounts } from './artist-payouts.table.ts';
export { insertEarnings, writeBalances } from './earnings-sql.ts';
export { payoutAccountsResource } from './payout-accounts.ts';
export { earningsPersonalData } from './personal-data.ts';
export { earningsPreview } from './preview-source.ts';
export { keepEarnings } from './refresh-earnings.ts';
export { keepSales, refreshSales } from './refresh-sales.ts';
export { getDimensionColumn, insertDays, insertSales, selectSalesSums } from './sales-sql.ts';
export { sales, salesDays } from './sales.table.ts';
