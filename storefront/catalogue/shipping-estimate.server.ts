import { isCountry } from '#domain/countries.ts';
import type { ShippingEstimate } from '#generated/schemas.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** Loads the shipping of an item to a country; null when it is unknown. */
export async function loadShippingEstimate(
  { api, currency }: Pick<Visit, 'api' | 'currency'>,
  itemId: number | undefined,
  country: string | undefined,
): Promise<ShippingEstimate | null> {
  if (!itemId || !isCountry(country)) return null;
  const params = { path: { id: itemId }, query: { country_id: country, currency } };
  return loadOptional(api.GET('/items/{id}/shipping', { params }), null);
}
