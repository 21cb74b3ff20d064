import type { CorrectionReason, Country, Currency, InvoiceType, Language, VatScheme } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { type InvoiceLineRow } from '#server/modules/orders/order-documents.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { orderChanges } from '#server/modules/orders/order-changes.table.ts';
import { refunds } from '#server/modules/payments/refunds.table.ts';
import { id, instant, minor, searchText } from '#server/core/database/columns.ts';
import { invoiceSellers } from '#server/modules/settings/sellers.table.ts';

/** Buyer details, copied from the order. */
export interface Buyer {
  readonly name: string;
  readonly company: string | null;
  readonly address: string;
  readonly address2: string | null;
  readonly zip_code: string;
  readonly city: string;
  /** Absent in older documents. */
  readonly state?: string | null;
  readonly country_id: Country;
  readonly email: string;
  /** Absent in older documents and of consumers. */
  readonly vat_number?: string | null;
}

/** Last number by type and legal year; locked until commit to prevent gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    type: text().$type<InvoiceType>().notNull(),
    legal_year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.legal_year] })],
);

/**
 * Issued invoices and credit notes with copies of their content. Rows are immutable (triggers). Credits are negative,
 * so that sums are correct.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    type: text().$type<InvoiceType>().notNull(),
    number: text().notNull(),
    legal_year: integer().notNull(),
    sequence: integer().notNull(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    refund_id: integer().references(() => refunds.id, { onDelete: 'restrict' }),
    /** Order change of an additional or replacing invoice. */
    change_id: integer().references(() => orderChanges.id, { onDelete: 'restrict' }),
    credited_id: integer().references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    /** Reason of a correction. */
    correction: text().$type<CorrectionReason>(),
    /** The replaced invoice. */
    replaces_id: integer().references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    order_number: text().notNull(),
    buyer_name: text().notNull(),
    country_id: text().$type<Country>().notNull(),
    scheme: text().$type<VatScheme>().notNull(),
    currency: text().$type<Currency>().notNull(),
    net: minor().notNull(),
    vat: minor().notNull(),
    vat_rate: doublePrecision().notNull(),
    total: minor().notNull(),
    book_currency: text().$type<Currency>().notNull().default('EUR'),
    /** Units of `currency` per euro on the day of `taxed_at`. */
    exchange_rate: doublePrecision().notNull(),
    vat_eur: minor().notNull(),
    total_eur: minor().notNull(),
    seller_id: integer()
      .notNull()
      .references(() => invoiceSellers.id, { onDelete: 'restrict' }),
    buyer: jsonb().$type<Buyer>().notNull(),
    lines: jsonb().$type<InvoiceLineRow[]>().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Time of the payment or refund. */
    taxed_at: instant().notNull(),
    issued_at: instant().notNull(),
    search: searchText((c) => [c('number'), c('order_number'), c('buyer_name')]),
  },
  (t) => [
    check('invoices_sums_check', sql`${t.net} + ${t.vat} = ${t.total}`),
    check(
      'invoices_credit_check',
      sql`(${t.type} = 'credit_note') = (${t.refund_id} is not null or (${t.correction} is not null and ${t.replaces_id} is null))`,
    ),
    check('invoices_correction_check', sql`${t.correction} is null or ${t.refund_id} is null`),
    check('invoices_replaces_check', sql`${t.replaces_id} is null or ${t.correction} is not null`),
    uniqueIndex('invoices_number_key').on(t.number),
    uniqueIndex('invoices_sequence_key').on(t.type, t.legal_year, t.sequence),
    uniqueIndex('invoices_refund_key').on(t.refund_id),
    uniqueIndex('invoices_order_key')
      .on(t.order_id)
      .where(sql`type = 'invoice' and change_id is null and replaces_id is null`),
    uniqueIndex('invoices_change_key').on(t.change_id),
    uniqueIndex('invoices_replaces_key').on(t.replaces_id),
    index('invoices_order_idx').on(t.order_id),
    index('invoices_credited_idx').on(t.credited_id),
    index('invoices_issued_at_idx').on(t.issued_at, t.id),
    index('invoices_taxed_at_idx').on(t.taxed_at, t.id),
    index('invoices_credit_notes_idx')
      .on(t.issued_at, t.id)
      .where(sql`type = 'credit_note'`),
    index('invoices_country_idx').on(t.country_id, t.issued_at, t.id),
    index('invoices_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;
