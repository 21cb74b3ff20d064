import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { fields as WISH_FIELDS } from '#generated/fields/QuoteWish.ts';
import { QuoteRequestFields } from '#generated/fields/QuoteRequest.ts';
import type {
  Problem,
  QuoteCalculateRequestInput,
  QuoteCalculation,
  QuoteRequested,
  QuoteRequestInput,
} from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

type Values = Readonly<Record<string, unknown>>;

const PRICE_FIELDS: readonly string[] = [...WISH_FIELDS.map(({ name }) => name), 'country_id'];
const REQUEST_FIELDS: readonly string[] = QuoteRequestFields.map(({ name }) => name);

/** The result of a post: a price, a requested quote, or why there is none. */
export type QuoteFormOutcome =
  { readonly calculation: QuoteCalculation } | { readonly requested: QuoteRequested } | { readonly problem: Problem };

/** Keeps the named values that are given; the API validates them. */
function pick<Body>(values: Values, names: readonly string[]): Body {
  const given = Object.entries(values).filter(([name, value]) => names.includes(name) && isGiven(value));
  return Object.fromEntries(given) as Body;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Calculates the price of a pressing, or with the intent `request` requests a quote for it (§7 POST quote). */
export async function submitQuoteForm({ api, cookies }: Visit, values: Values): Promise<QuoteFormOutcome> {
  try {
    if (values.intent !== 'request') {
      const body = pick<QuoteCalculateRequestInput>(values, PRICE_FIELDS);
      return { calculation: await unwrap(api.POST('/quote/calculate', { body })) };
    }
    const origin = cookies.get(OWN_COOKIES.origin.name);
    const body = { ...pick<QuoteRequestInput>(values, REQUEST_FIELDS), ...(origin && { origin }) };
    return { requested: await unwrap(api.POST('/quote', { body })) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
