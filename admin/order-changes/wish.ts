import type { ManualOrderItem, Order, OrderChangeWishInput, OrderLine } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import { looseCopies, sizesOfLine, wantedCopies } from '#domain/order-changes.ts';
import { isTrackable } from '#domain/statuses.ts';

/** A line of the order with how many copies of it there are to decide on. */
export interface KnownLine {
  readonly line: OrderLine;
  readonly wanted: number;
  /** On their way already: so many stay. */
  readonly left: number;
  readonly least: number;
  /** More of it is another line; by sizes it can only be taken off. */
  readonly isBySizes: boolean;
}

/** Something that is to come, as it is typed. */
export interface AddedItem {
  readonly item: ManualOrderItem;
  readonly quantity: number;
  /** As typed; empty where the shop's price counts. */
  readonly price: string;
  readonly reason: string;
}

/** What is wanted of an order, as it stands in the dialog. */
export interface Draft {
  /** Copies wanted, by line, where they are other than now. */
  readonly counts: Readonly<Record<number, number>>;
  readonly added: readonly AddedItem[];
  readonly recompute: boolean;
}

export const UNCHANGED: Draft = { counts: {}, added: [], recompute: false };

/** The lines of an order of which something is wanted still. */
export function knownLines({ shop_orders = [] }: Order): KnownLine[] {
  return shop_orders.flatMap((part) =>
    part.lines.flatMap((line) => {
      const counted = { quantity: line.quantity, cancelled: line.cancelled ?? 0 };
      const left = sum(
        part.shipments
          .filter(({ status }) => isTrackable(status))
          .flatMap(({ lines }) => lines)
          .filter(({ order_line_id }) => order_line_id === line.id)
          .map(({ quantity }) => quantity),
      );
      const wanted = wantedCopies({ ...counted, left });
      const isOpen = part.status !== 'sent' && part.status !== 'delivered' && part.status !== 'cancelled';
      const least = isOpen ? wanted - looseCopies({ ...counted, left }) : wanted;
      return wanted > 0 ? [{ line, wanted, left, least, isBySizes: sizesOfLine(line.item_name ?? null) !== null }] : [];
    }),
  );
}

/** What the server is asked; undefined while nothing would change. `read` turns a typed price into a number. */
export function wishOf(
  { counts, added, recompute }: Draft,
  lines: readonly KnownLine[],
  read: (text: string) => number | undefined,
): OrderChangeWishInput | undefined {
  const changed = lines.flatMap(({ line, wanted }) => {
    const quantity = counts[line.id] ?? wanted;
    return quantity === wanted ? [] : [{ order_line_id: line.id, quantity }];
  });
  if (changed.length === 0 && added.length === 0 && !recompute) return undefined;
  return {
    lines: changed,
    added: added.map(({ item, quantity, price, reason }) => {
      const agreed = read(price);
      return { item_id: item.item_id, quantity, ...(agreed !== undefined && { price: agreed, reason }) };
    }),
    recompute_shipping: recompute,
  };
}

/** Whether each price that is another one than the shop's says why. */
export const hasReasons = ({ added }: Draft): boolean =>
  added.every(({ price, reason }) => price.trim() === '' || reason.trim() !== '');
