// Public interface of the module.
export { expireQuotes } from './expire-quotes.ts';
export { pressingPersonalData } from './personal-data.ts';
export { pressingPreview } from './preview-source.ts';
export { priceQuote, toQuoteColumns, type QuoteTables } from './price-quote.ts';
export { discFormatsResource, quotePricesHandlers, quotePricesResource } from './quote-prices.resource.ts';
export { quotePrices } from './quote-prices.table.ts';
export { quotesHandlers } from './quotes.handlers.ts';
export { quotesResource } from './quotes.resource.ts';
export { quotes } from './quotes.table.ts';
export { seedQuotePrices } from './seed.ts';
export { toQuoteRequest } from './quote-request.ts';
