import { fromMinor } from '#domain/money.ts';
import { RefundFields } from '#generated/fields/Refund.ts';
import type { Refund } from '#generated/schemas.ts';
import type { RefundLineRow } from './refund-state.ts';
import type { RefundRow } from '#server/modules/payments/index.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Details of a refund: its lines. */
export function toWireRefundLines({ currency }: Pick<RefundRow, 'currency'>, lines: readonly RefundLineRow[] = []) {
  return lines.map(({ order_line_id, quantity, amount, vat }) => ({
    order_line_id,
    quantity,
    amount: fromMinor(amount, currency),
    vat: fromMinor(vat, currency),
  }));
}

/** A refund in wire format. */
export function toWireRefund(refund: RefundRow, lines?: readonly RefundLineRow[]): Refund {
  return { ...(toWire(RefundFields, refund) as Refund), lines: toWireRefundLines(refund, lines) };
}
