import type { CartCustomer } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';
import type { OwnAddress } from './own-address.ts';

/** Loads the addresses of the signed-in account, and which of them the checkout opens with. */
export async function loadOwnAddresses({ api, language }: Visit, filledIn: CartCustomer): Promise<OwnAddress[]> {
  const addresses = await unwrap(api.GET('/user/addresses'));
  const format = (address: CartCustomer) => formatAddressLines(address, language).join(', ');
  const shown = format(filledIn);
  return addresses.map((values) => {
    const label = format(values);
    return { label, values, isFilledIn: label === shown };
  });
}
