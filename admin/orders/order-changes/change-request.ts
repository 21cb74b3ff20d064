import type { ManualOrderLineInput, Order, OrderChangeWishInput, OrderLine } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import { countCancellableCopies, countRemainingCopies } from '#domain/orders/order-changes.ts';
import { hasSameSizes, type SizeCounts, parseLineSizes } from '#domain/catalogue/sizes.ts';
import { isTrackable } from '#domain/statuses.ts';
import type { LineThing, Standing } from '../lines/LineRow.tsx';

/** A line of the editor; existing lines have their line id. */
export interface EditedLine extends LineThing {
  readonly order_line_id?: number;
  readonly list_price?: number;
}

/** An existing line with its limits. */
export interface KnownLine {
  readonly line: OrderLine;
  readonly sizes: SizeCounts | null;
  readonly standing: Standing;
}

/** The form's values as sent. */
export interface ChangeFormValues {
  readonly lines: readonly (ManualOrderLineInput & Pick<EditedLine, 'order_line_id'>)[];
  readonly recompute_shipping: boolean;
}

/** The lines of an order with copies that are not cancelled. */
export function listKnownLines({ shop_orders = [] }: Order): KnownLine[] {
  return shop_orders.flatMap((part) =>
    part.lines.flatMap((line): KnownLine[] => {
      const shipped = sum(
        part.shipments
          .filter(({ status }) => isTrackable(status))
          .flatMap(({ lines }) => lines)
          .filter(({ order_line_id }) => order_line_id === line.id)
          .map(({ quantity }) => quantity),
      );
      const copies = { quantity: line.quantity, cancelled: line.cancelled ?? 0, shipped };
      const wanted = countRemainingCopies(copies);
      const isOpen = part.status !== 'sent' && part.status !== 'delivered' && part.status !== 'cancelled';
      const least = isOpen ? wanted - countCancellableCopies(copies) : wanted;
      const sizes = parseLineSizes(line.item_name ?? null);
      // the size of a shipped copy is unknown
      const standing = { wanted, least, shipped, isShut: sizes !== null && least > 0 };
      return wanted > 0 ? [{ line, sizes, standing }] : [];
    }),
  );
}

/** Converts an existing line to the editor's initial value. */
export function toEditedLine({ line, sizes, standing }: KnownLine): EditedLine & { quantity: number } {
  const { id: order_line_id, item_id, project_id, name, artist_name, item_name, picture } = line;
  const what = { item_id, project_id, name, artist_name: artist_name ?? null, picture: picture ?? null };
  return { ...what, item_name: item_name ?? null, order_line_id, quantity: standing.wanted, chosen_sizes: sizes };
}

/** Builds the request; undefined when nothing changes. */
export function buildChangeRequest(
  { lines, recompute_shipping }: ChangeFormValues,
  known: readonly KnownLine[],
): OrderChangeWishInput | undefined {
  const changed = known.flatMap(({ line, sizes, standing }) => {
    const typed = lines.find(({ order_line_id }) => order_line_id === line.id);
    if (!typed) return [];
    const chosen_sizes = typed.chosen_sizes ?? {};
    if (!sizes) return typed.quantity === standing.wanted ? [] : [{ order_line_id: line.id, quantity: typed.quantity }];
    if (hasSameSizes(sizes, chosen_sizes)) return [];
    return [{ order_line_id: line.id, quantity: sum(Object.values(chosen_sizes)), chosen_sizes }];
  });
  const added = lines.filter(({ order_line_id }) => order_line_id === undefined);
  if (changed.length === 0 && added.length === 0 && !recompute_shipping) return undefined;
  return { lines: changed, added: added.map(({ order_line_id: _, ...line }) => line), recompute_shipping };
}

/** Whether every agreed price has a reason. */
export const hasReasons = ({ added = [] }: OrderChangeWishInput): boolean =>
  added.every(({ price, discount_percent, reason }) => (price == null && !discount_percent) || reason?.trim());
