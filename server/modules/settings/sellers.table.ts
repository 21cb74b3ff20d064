import type { Country } from '#generated/enums.ts';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from '#server/core/database/columns.ts';

/** Who sells, as it stands on documents. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  /** Not said by documents from before addresses had it. */
  readonly state?: string | null;
  readonly country_id: Country;
  readonly vat_number: string | null;
  readonly siret: string | null;
  /** Legal form, capital and register, as the law wants them on every invoice. */
  readonly legal_note: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly email: string | null;
}

/** The company that sells; the newest row not after a day holds on it. */
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
  /** The month legal years begin with. */
  first_month: integer().notNull().default(1),
  invoice_prefix: text().notNull().default('F'),
  credit_note_prefix: text().notNull().default('A'),
  version: version(),
});

/** Who sold, as it stood on documents; many share one. The database refuses to change or delete a row. */
export const invoiceSellers = pgTable('invoice_sellers', {
  id: id(),
  /** Tells equal ones from others. */
  hash: text().notNull().unique(),
  seller: jsonb().$type<Seller>().notNull(),
});
