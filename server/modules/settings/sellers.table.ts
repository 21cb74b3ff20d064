import type { Country } from '#generated/enums.ts';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from '#server/core/database/columns.ts';

/** Seller details on documents. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  /** Absent in older documents. */
  readonly state?: string | null;
  readonly country_id: Country;
  readonly vat_number: string | null;
  readonly siret: string | null;
  /** Legal form, capital and register for invoices. */
  readonly legal_note: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly email: string | null;
}

/** Sellers; the latest row not after a day applies. */
export const legalEntity = pgTable('legal_entity', {
  valid_from: date({ mode: 'string' }).primaryKey(),
  id: integer().notNull().unique().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  address: text().notNull(),
  zip_code: text().notNull(),
  city: text().notNull(),
  state: text(),
  country_id: text().$type<Country>().notNull(),
  vat_number: text(),
  siret: text(),
  oss_number: text(),
  legal_note: text(),
  iban: text(),
  bic: text(),
  email: text(),
  /** First month of the legal year. */
  first_month: integer().notNull().default(1),
  invoice_prefix: text().notNull().default('F'),
  credit_note_prefix: text().notNull().default('A'),
  version: version(),
});

/** Seller details of documents, shared and immutable (triggers). */
export const invoiceSellers = pgTable('invoice_sellers', {
  id: id(),
  /** Hash of the details. */
  hash: text().notNull().unique(),
  seller: jsonb().$type<Seller>().notNull(),
});
