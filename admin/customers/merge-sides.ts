import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import type { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { Customer, DuplicateCustomer } from '#generated/schemas.ts';

/** A customer in the comparison of a merge. */
export interface MergeSide {
  readonly email: string;
  readonly name: string;
  readonly hasAccount: boolean;
  readonly orders: number;
  readonly spent: number;
  readonly currency: Currency;
  /** Unix seconds. */
  readonly lastOrder: number | null;
  readonly address: readonly string[];
  readonly country: string | null;
  readonly values: Readonly<Record<Exclude<MergedPart, 'address'>, string>>;
}

export function toRecordSide(customer: Customer): MergeSide {
  const saved = customer.addresses?.find((address) => address.saved);
  return toSide(customer, saved?.lines.slice(1) ?? [], saved?.country_id);
}

export const toDuplicateSide = (duplicate: DuplicateCustomer): MergeSide =>
  toSide(duplicate, formatPostalAddress({ ...duplicate, name: null, company: null }), duplicate.country_id);

function toSide(
  customer: Customer | DuplicateCustomer,
  address: readonly string[],
  country: string | null = null,
): MergeSide {
  const { email, name, user_id, orders_count, spent, currency, last_order_at = null, lang } = customer;
  return {
    ...{ email, name, hasAccount: user_id != null, orders: orders_count, spent, currency, lastOrder: last_order_at },
    ...{ address, country },
    values: { name, phone: customer.phone ?? '', company: customer.company ?? '', lang },
  };
}

/** Whether the other customer stays by default: accounts before guests, then more orders. */
export function isOtherKept(customer: Customer, duplicate: DuplicateCustomer): boolean {
  if ((customer.user_id == null) !== (duplicate.user_id == null)) return duplicate.user_id != null;
  return duplicate.orders_count > customer.orders_count;
}
