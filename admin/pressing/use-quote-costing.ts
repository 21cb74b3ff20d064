import { unwrap } from '#generated/client/unwrap.ts';
import { QuoteCostingRequestFields } from '#generated/fields/QuoteCostingRequest.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { QuoteAgreement, QuoteCostingRequestInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';

const FIELDS: readonly FieldDefinition[] = QuoteCostingRequestFields;
const NAMES = FIELDS.filter(({ readOnly }) => !readOnly).map(({ name }) => name);

/** Builds the costing request from the form's values, without agreements that have no amount yet. */
function buildCostingRequest(values: object): QuoteCostingRequestInput | undefined {
  const request = Object.fromEntries(Object.entries(values).filter(([name]) => NAMES.includes(name)));
  const { quantity, format, agreed = [], ...options } = request as Partial<QuoteCostingRequestInput>;
  if (!quantity || !format) return undefined;
  const agreements = agreed.filter(({ line, amount }: Partial<QuoteAgreement>) => line && amount != null);
  return { ...options, quantity, format, agreed: agreements.map((one) => ({ ...one, reason: one.reason || '–' })) };
}

/** Calculates price and cost of the quote on the server while it is typed. */
export const useQuoteCosting = () =>
  useCalculation({
    name: ['quotes'],
    buildRequest: buildCostingRequest,
    calculate: (body, signal) => unwrap(api.POST('/admin/quotes/calculate', { body, signal })),
  });
