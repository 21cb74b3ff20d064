import { fromMinor } from '#domain/money.ts';
import type { BoxPeriodicity, BoxType, Currency } from '#generated/enums.ts';
import type { BoxGift, OrderBox } from '#generated/schemas.ts';
import type { PricedBox } from '#server/modules/cart/index.ts';
import { returnBoxCode } from '#server/modules/pricing/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** A box bought with an order, as plain JSON. Amounts in minor units of the order's currency. */
export interface SoldBox {
  readonly name: string;
  readonly type: BoxType;
  readonly periodicity: BoxPeriodicity;
  /** Price of later charges. */
  readonly price: number;
  /** Amount charged with the order. */
  readonly total: number;
  readonly sponsor_id: number | null;
  /** Code used, and its remaining benefit. */
  readonly code_id: number | null;
  readonly free_months: number;
  readonly discount_percent: number | null;
  readonly discount_charges: number;
  readonly gift: BoxGift | null;
  /** Set when it was cancelled with the order; `refund_id` is null when nothing was refunded. */
  readonly cancelled?: { readonly refund_id: number | null };
}

/** Converts the priced boxes of a cart; `totals` are the amounts charged. */
export function toSoldBoxes(boxes: readonly PricedBox[], totals: readonly number[]): SoldBox[] {
  return boxes.map(({ box, price, code, sponsor_id }, index) => ({
    ...{ name: box.name, type: box.type, periodicity: box.periodicity, price, total: totals[index] ?? price },
    ...{ sponsor_id, code_id: code?.id ?? null, free_months: code?.kind === 'months' ? (code.months ?? 0) : 0 },
    discount_percent: code?.kind === 'percent' ? code.percent : null,
    // the order is the first reduced charge
    discount_charges: code?.kind === 'percent' && !box.gift ? Math.max((code.charges ?? 1) - 1, 0) : 0,
    gift: box.gift ?? null,
  }));
}

/** The codes used by boxes, one entry for each use. */
export const listBoxCodes = (boxes: readonly SoldBox[] = []): number[] => boxes.flatMap(({ code_id }) => code_id ?? []);

/** The boxes that were not cancelled with their order. */
export const listOpenBoxes = ({ boxes }: { readonly boxes: readonly SoldBox[] }): SoldBox[] =>
  boxes.filter(({ cancelled }) => !cancelled);

/** Subtracts the uses of box codes of an unpaid order. */
export async function returnBoxCodes(tx: Queryable, boxes: readonly SoldBox[] | undefined): Promise<void> {
  for (const id of listBoxCodes(boxes)) await returnBoxCode(tx, id);
}

/** Converts the boxes of an order to the wire. */
export const toOrderBoxes = ({
  boxes,
  currency,
}: {
  readonly boxes: readonly SoldBox[];
  readonly currency: Currency;
}): OrderBox[] =>
  boxes.map(({ name, type, periodicity, total, gift }) => ({
    ...{ name, type, periodicity, total: fromMinor(total, currency), gift_to: gift?.to ?? null },
  }));
