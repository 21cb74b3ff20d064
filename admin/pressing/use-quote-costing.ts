import { unwrap } from '#generated/client/unwrap.ts';
import { QuoteCostingRequestFields } from '#generated/fields/QuoteCostingRequest.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { QuoteAgreement, QuoteCostingRequestInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

const FIELDS: readonly FieldDefinition[] = QuoteCostingRequestFields;
const NAMES = FIELDS.filter(({ readOnly }) => !readOnly).map(({ name }) => name);

/** What the price of a quote depends on, of what its form would send; agreements count as soon as they say an amount. */
function asked(body: object): QuoteCostingRequestInput | undefined {
  const said = Object.fromEntries(Object.entries(body).filter(([name]) => NAMES.includes(name)));
  const { quantity, format, agreed = [], ...rest } = said as Partial<QuoteCostingRequestInput>;
  if (!quantity || !format) return undefined;
  const complete = agreed.filter(({ line, amount }: Partial<QuoteAgreement>) => line && amount != null);
  return { ...rest, quantity, format, agreed: complete.map((one) => ({ ...one, reason: one.reason || '–' })) };
}

/** What the quote of the form around comes to as it is typed, with what it costs us, by the server. */
export const useQuoteCosting = () =>
  useCalculation({
    name: ['quotes'],
    ask: asked,
    calculate: (body, signal) => unwrap(api.POST('/admin/quotes/calculate', { body, signal })),
  });
