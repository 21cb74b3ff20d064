import type { Cart } from '#generated/schemas.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/core/database/columns.ts';

/** Saved carts, kept for a day (§9). The id is a secret of the visitor; no account is needed. */
export const carts = pgTable('carts', {
  id: text().primaryKey(),
  cart: jsonb().$type<Cart>().notNull(),
  created_at: instant().notNull().defaultNow(),
  updated_at: instant().notNull().defaultNow(),
});
