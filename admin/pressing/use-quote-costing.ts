import { unwrap } from '#generated/client/unwrap.ts';
import { QuoteCostingRequestFields } from '#generated/fields/QuoteCostingRequest.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { QuoteAgreement, QuoteCostingRequestInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

const FIELDS: readonly FieldDefinition[] = QuoteCostingRequestFields;
const NAMES = FIELDS.filter(({ readOnly }) => !readOnly).map(({ name }) => name);

/** Builds the costing request from the form; agreements count once they have an amount. */
function buildCostingRequest(body: object): QuoteCostingRequestInput | undefined {
  const said = Object.fromEntries(Object.entries(body).filter(([name]) => NAMES.includes(name)));
  const { quantity, format, agreed = [], ...rest } = said as Partial<QuoteCostingRequestInput>;
  if (!quantity || !format) return undefined;
  const complete = agreed.filter(({ line, amount }: Partial<QuoteAgreement>) => line && amount != null);
  return { ...rest, quantity, format, agreed: complete.map((one) => ({ ...one, reason: one.reason || '–' })) };
}

/** Calculates price and cost of the quote on the server while it is typed. */
export const useQuoteCosting = () =>
  useCalculation({
    name: ['quotes'],
    ask: buildCostingRequest,
    calculate: (body, signal) => unwrap(api.POST('/admin/quotes/calculate', { body, signal })),
  });
