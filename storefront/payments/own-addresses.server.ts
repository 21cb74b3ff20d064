import type { CartCustomer } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';
import type { OwnAddress } from './OwnAddresses.tsx';

/** Loads the addresses of the signed-in account that differ from the one that the checkout fills in. */
export async function loadOtherAddresses({ api, language }: Visit, filledIn: CartCustomer): Promise<OwnAddress[]> {
  const addresses = await unwrap(api.GET('/user/addresses'));
  const format = (address: CartCustomer) => formatAddressLines(address, language).join(', ');
  const shown = format(filledIn);
  return addresses.map((values) => ({ label: format(values), values })).filter(({ label }) => label !== shown);
}
