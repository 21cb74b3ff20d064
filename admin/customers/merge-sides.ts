import { addressLines } from '#domain/addresses/format-address.ts';
import type { MergedPart } from '#generated/enums/MergedPart.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { Client, ClientTwin } from '#generated/schemas.ts';

/** One of two customers who are merged, as both are compared. */
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

export function sideOfClient(client: Client): MergeSide {
  const { email, name, user_id, orders_count = 0, spent = 0, currency = 'EUR', last_order_at = null, lang } = client;
  const saved = client.addresses?.find((one) => one.saved);
  return {
    ...{ email, name, hasAccount: user_id != null, orders: orders_count, spent, currency, lastOrder: last_order_at },
    ...{ address: saved?.lines.slice(1) ?? [], country: saved?.country_id ?? null },
    values: { name, phone: client.phone ?? '', company: client.company ?? '', lang },
  };
}

export function sideOfTwin(twin: ClientTwin): MergeSide {
  const { email, name, user_id, orders_count, spent, currency, last_order_at = null, lang } = twin;
  return {
    ...{ email, name, hasAccount: user_id != null, orders: orders_count, spent, currency, lastOrder: last_order_at },
    ...{
      address: addressLines({ ...twin, name: null, company: null }),
      country: twin.country_id ?? null,
    },
    values: { name, phone: twin.phone ?? '', company: twin.company ?? '', lang },
  };
}

/** Whether the other customer stays by default: the one with an account, of two alike the one with more orders. */
export function keepsOther(client: Client, twin: ClientTwin): boolean {
  const [own, other] = [sideOfClient(client), sideOfTwin(twin)];
  return own.hasAccount === other.hasAccount ? other.orders > own.orders : other.hasAccount;
}
