// Functions of invoicing, a later module, that orders use by `context.extensions.orderDocuments`.
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
  /** Whether it left an order or came to it, where the items were changed. */
  readonly part?: 'off' | 'on';
  readonly name?: string | null;
  readonly text?: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  /** VAT contained in `total`, where the items were changed; all lines together have the document's. */
  readonly vat?: number;
}

/** An order before and after a change of destination. */
export interface Correction {
  readonly reason: CorrectionReason;
  readonly before: OrderRow;
  /** The order as it is now, with its buyer, destination, rate of VAT and sums. */
  readonly after: OrderRow;
  /** Current goods and shipping of the order; they add up to the new invoice. */
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
export interface StandingDocuments {
  readonly vat: number;
  /** Reverses what stands by a credit note and issues an invoice of the order as it is now; undefined where nothing stands. */
  correct(correction: Correction): Promise<CorrectedDocuments | undefined>;
}

export interface OrderDocuments {
  /** The number of the invoice that stands; undefined before it is issued. */
  numberOf(db: Queryable, orderId: number): Promise<string | undefined>;
  /** The credit note and the invoice that changes of an order caused, by change. */
  readCorrections(
    db: Queryable,
    orderId: number,
  ): Promise<{ change_id: number | null; documents: OrderChange['documents'] }[]>;
  /**
   * Issues what still waits to be issued for a paid order, as it was sold, and returns what stands. Called before the order
   * changes. Throws 409 without a seller.
   */
  issueOutstanding(
    tx: Transaction,
    context: Pick<Context, 'db' | 'now'>,
    orderId: number,
    who: AuditContext,
  ): Promise<StandingDocuments>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly orderDocuments: OrderDocuments;
  }
}
