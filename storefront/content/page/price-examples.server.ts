import type { Example } from '#content/page.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** A pressing with its price at current prices, without VAT. */
export interface PricedExample {
  readonly name: string;
  readonly net: number;
  /** per copy */
  readonly unit_price: number;
  readonly currency: string;
}

/** Calculates the examples of a page. Examples with a line without a price, or during a fault, are left out. */
export async function loadPrices({ api }: Visit, examples: readonly Example[]): Promise<PricedExample[]> {
  const priced = await Promise.all(
    examples.map(async ({ name, wish }) => {
      const calculation = await loadOptional(api.POST('/quote/calculate', { body: wish }), undefined);
      if (!calculation || calculation.missing.length > 0) return undefined;
      const { net, unit_price, currency } = calculation;
      return { name, net, unit_price, currency };
    }),
  );
  return priced.filter((example) => example !== undefined);
}
