import type { ManualOrderLineInput, Order, OrderChangeWishInput, OrderLine } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import { countCancellableCopies, countRemainingCopies } from '#domain/orders/order-changes.ts';
import { hasSameSizes, type SizeCounts, parseLineSizes } from '#domain/catalogue/sizes.ts';
import { isTrackable } from '#domain/statuses.ts';
import type { LineItem, RecordedCopies } from '../lines/LineRow.tsx';

/** A line of the editor; lines of the order have their line id. */
export interface EditedLine extends LineItem {
  readonly order_line_id?: number;
  readonly list_price?: number;
}

/** A line of the order with its copies. */
export interface RecordedLine {
  readonly line: OrderLine;
  readonly sizes: SizeCounts | null;
  readonly copies: RecordedCopies;
}

/** Values of the form. */
export interface ChangeFormValues {
  readonly lines: readonly (ManualOrderLineInput & Pick<EditedLine, 'order_line_id'>)[];
  readonly recompute_shipping: boolean;
}

/** The lines of an order with copies that are not cancelled. */
export function listRecordedLines({ shop_orders = [] }: Order): RecordedLine[] {
  return shop_orders.flatMap((part) =>
    part.lines.flatMap((line): RecordedLine[] => {
      const shipped = sum(
        part.shipments
          .filter(({ status }) => isTrackable(status))
          .flatMap(({ lines }) => lines)
          .filter(({ order_line_id }) => order_line_id === line.id)
          .map(({ quantity }) => quantity),
      );
      const counts = { quantity: line.quantity, cancelled: line.cancelled ?? 0, shipped };
      const wanted = countRemainingCopies(counts);
      const isOpen = part.status !== 'sent' && part.status !== 'delivered' && part.status !== 'cancelled';
      const min = isOpen ? wanted - countCancellableCopies(counts) : wanted;
      const sizes = parseLineSizes(line.item_name ?? null);
      // the size of a shipped copy is unknown
      const copies = { wanted, min, shipped, hasFixedSizes: sizes !== null && min > 0 };
      return wanted > 0 ? [{ line, sizes, copies }] : [];
    }),
  );
}

/** Converts a line of the order to the editor's initial value. */
export function toEditedLine({ line, sizes, copies }: RecordedLine): EditedLine & { quantity: number } {
  const { id: order_line_id, item_id, project_id, name, artist_name, item_name, picture } = line;
  const item = { item_id, project_id, name, artist_name: artist_name ?? null, picture: picture ?? null };
  return { ...item, item_name: item_name ?? null, order_line_id, quantity: copies.wanted, chosen_sizes: sizes };
}

/** Builds the request; undefined when nothing changes. */
export function buildChangeRequest(
  { lines, recompute_shipping }: ChangeFormValues,
  recordedLines: readonly RecordedLine[],
): OrderChangeWishInput | undefined {
  const changed = recordedLines.flatMap(({ line, sizes, copies }) => {
    const edited = lines.find(({ order_line_id }) => order_line_id === line.id);
    if (!edited) return [];
    const chosen_sizes = edited.chosen_sizes ?? {};
    if (!sizes) return edited.quantity === copies.wanted ? [] : [{ order_line_id: line.id, quantity: edited.quantity }];
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
