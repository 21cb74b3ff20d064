// Functions of invoicing, a later module, that orders use through `context.extensions.orderDocuments`.
import type { CorrectionReason } from '#generated/enums.ts';
import type { OrderChange } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { OrderRow } from './orders.table.ts';

/** An issued line; amounts in minor units with VAT, negative for credits. */
export interface InvoiceLineRow {
  /** `elsewhere`: reference to another document of the same change. */
  readonly kind: 'item' | 'shipping' | 'discount' | 'other' | 'elsewhere';
  /** Removed from (`off`) or added to (`on`) the order by a change of items. */
  readonly part?: 'off' | 'on';
  readonly name?: string | null;
  readonly text?: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  /** VAT contained in `total`, for changes of items only; the lines add up to the document's VAT. */
  readonly vat?: number;
}

/** An order before and after a change of destination. */
export interface Correction {
  readonly reason: CorrectionReason;
  readonly before: OrderRow;
  /** The changed order: customer, destination, VAT rate and sums. */
  readonly after: OrderRow;
  /** Items and shipping of the changed order; they add up to `total`, that of the new invoice. */
  readonly lines: (total: number) => InvoiceLineRow[];
  /** The order change that caused it; its charge is on the new invoice. */
  readonly change_id?: number;
}

/** Document numbers of a correction. */
export interface CorrectedDocuments {
  readonly credited: { readonly number: string };
  readonly credit_note: { readonly number: string };
  readonly invoice: { readonly number: string };
}

/** Remaining (not credited) amounts of an order's documents, in minor units. */
export interface RemainingDocuments {
  readonly vat: number;
  /** Credits the remaining amounts and invoices the changed order; undefined when nothing remains. */
  correct(correction: Correction): Promise<CorrectedDocuments | undefined>;
}

export interface OrderDocuments {
  /** The number of the invoice that is not credited; undefined before it is issued. */
  numberOf(db: Queryable, orderId: number): Promise<string | undefined>;
  /** Credit notes and invoices issued for changes of an order, by change. */
  readCorrections(
    db: Queryable,
    orderId: number,
  ): Promise<{ change_id: number | null; documents: OrderChange['documents'] }[]>;
  /**
   * Issues the outstanding documents of a paid order as sold, and returns its remaining amounts. Call it before the
   * order changes. Throws 409 without a seller.
   */
  issueOutstanding(
    tx: Transaction,
    context: Pick<Context, 'db' | 'now'>,
    orderId: number,
    auditor: AuditContext,
  ): Promise<RemainingDocuments>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly orderDocuments: OrderDocuments;
  }
}
