import type { QuoteCalculation, QuoteCosting } from '#generated/schemas.ts';
import { QuoteCostingRequestFields } from '#generated/fields/QuoteCostingRequest.ts';
import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import type { Call } from '#server/core/api/handler.ts';
import { priceQuote, readQuoteTables, type QuoteTerms } from './price-quote.ts';
import { toCalculation, toCosting } from './quote-wire.ts';
import { checkSides, toQuoteRequest } from './quote-request.ts';
import { toColumns } from '#server/core/api/wire.ts';

const NOTHING_OFF = { agreed: [], discount_percent: null, discount_amount: null };

/** Calculates a quote being edited, with own costs. */
export async function adminCalculateQuote({ context, body }: Call<'adminCalculateQuote'>): Promise<QuoteCosting> {
  const wish = toQuoteRequest(body);
  checkSides(wish);
  const given = { ...NOTHING_OFF, ...toColumns(QuoteCostingRequestFields, { ...body, currency: QUOTE_CURRENCY }) };
  const terms: QuoteTerms = { ...given, country_id: body.country_id ?? null };
  return toCosting(priceQuote(wish, terms, await readQuoteTables(context), context.now()), terms.agreed);
}

/** Calculates a quote for visitors, without own costs. */
export async function calculateQuote({ context, body }: Call<'calculateQuote'>): Promise<QuoteCalculation> {
  const wish = toQuoteRequest(body);
  checkSides(wish);
  const terms = { ...NOTHING_OFF, country_id: body.country_id ?? null };
  return toCalculation(priceQuote(wish, terms, await readQuoteTables(context), context.now()));
}
