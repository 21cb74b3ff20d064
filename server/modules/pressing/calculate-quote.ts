import type { QuoteCalculation, QuoteCosting } from '#generated/schemas.ts';
import { QuoteCostingRequestFields } from '#generated/fields/QuoteCostingRequest.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import type { Call } from '#server/core/api/handler.ts';
import { priceQuote, readQuoteTables, type QuoteTerms } from './price-quote.ts';
import { toCalculation, toCosting } from './quote-wire.ts';
import { checkSides, toQuoteRequest } from './quote-request.ts';
import { toColumns } from '#server/core/api/wire.ts';

const NO_REDUCTION = { agreed: [], discount_percent: null, discount_amount: null };

/** Calculates an edited quote for staff, with the shop's costs. */
export async function adminCalculateQuote({ context, body }: Call<'adminCalculateQuote'>): Promise<QuoteCosting> {
  const request = toQuoteRequest(body);
  checkSides(request);
  const columns = { ...NO_REDUCTION, ...toColumns(QuoteCostingRequestFields, { ...body, currency: QUOTE_CURRENCY }) };
  const terms: QuoteTerms = { ...columns, country_id: body.country_id ?? null };
  return toCosting(priceQuote(request, terms, await readQuoteTables(context), context.now()), terms.agreed);
}

/** Calculates a quote for visitors, without the shop's costs. */
export async function calculateQuote({ context, body }: Call<'calculateQuote'>): Promise<QuoteCalculation> {
  const request = toQuoteRequest(body);
  checkSides(request);
  const terms = { ...NO_REDUCTION, country_id: body.country_id ?? null };
  return toCalculation(priceQuote(request, terms, await readQuoteTables(context), context.now()));
}
