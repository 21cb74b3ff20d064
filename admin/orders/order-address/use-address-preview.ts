import { unwrap } from '#generated/client/unwrap.ts';
import type { Order, OrderAddress, OrderAddressWishInput } from '#generated/schemas.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';

/** The current address as initial values. */
export function toAddress(order: Order): OrderAddress {
  const { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone } = order;
  return { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone };
}

/** Builds the request; undefined when the address is unchanged. */
export function buildAddressRequest(values: object, before: OrderAddress): OrderAddressWishInput | undefined {
  const { address, recompute_shipping = true } = values as Partial<OrderAddressWishInput>;
  const names = Object.keys(before) as (keyof OrderAddress)[];
  if (!address || names.every((name) => (address[name] ?? '') === (before[name] ?? ''))) return undefined;
  return { address, recompute_shipping };
}

/** Previews the new address on the server while it is typed. */
export function useAddressPreview() {
  const { id, address: before } = useFormScope().original as { id: number; address: OrderAddress };
  return useCalculation({
    name: ['order-address', id],
    buildRequest: (values) => buildAddressRequest(values, before),
    calculate: (body, signal) =>
      unwrap(api.POST('/admin/orders/{id}/address/preview', { params: { path: { id } }, body, signal })),
  });
}
