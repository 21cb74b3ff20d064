import { addressLines } from '#domain/addresses/format-address.ts';
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
  const { email, name, user_id, orders_count = 0, spent = 0, currency = 'EUR', last_order_at = null, lang } = customer;
  const saved = customer.addresses?.find((one) => one.saved);
  return {
    ...{ email, name, hasAccount: user_id != null, orders: orders_count, spent, currency, lastOrder: last_order_at },
    ...{ address: saved?.lines.slice(1) ?? [], country: saved?.country_id ?? null },
    values: { name, phone: customer.phone ?? '', company: customer.company ?? '', lang },
  };
}

export function toDuplicateSide(duplicate: DuplicateCustomer): MergeSide {
  const { email, name, user_id, orders_count, spent, currency, last_order_at = null, lang } = duplicate;
  return {
    ...{ email, name, hasAccount: user_id != null, orders: orders_count, spent, currency, lastOrder: last_order_at },
    ...{
      address: addressLines({ ...duplicate, name: null, company: null }),
      country: duplicate.country_id ?? null,
    },
    values: { name, phone: duplicate.phone ?? '', company: duplicate.company ?? '', lang },
  };
}

/** Whether the other customer stays by default: accounts before guests, then more orders. */
export function keepsOther(customer: Customer, duplicate: DuplicateCustomer): boolean {
  const [own, other] = [toRecordSide(customer), toDuplicateSide(duplicate)];
  return own.hasAccount === other.hasAccount ? other.orders > own.orders : other.hasAccount;
}
