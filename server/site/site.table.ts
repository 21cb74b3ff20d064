import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/columns.ts';

/** Banners above the home page (§3 Alert banner). */
export const alerts = pgTable('alerts', {
  id: id(),
  text_fr: text().notNull(),
  text_en: text().notNull(),
  link_fr: text(),
  link_en: text(),
  starts_at: instant(),
  ends_at: instant(),
  active: boolean().notNull().default(true),
});

/** Large pictures of the home page. */
export const banners = pgTable('banners', {
  id: id(),
  title: text().notNull(),
  text: text(),
  picture: text().notNull(),
  link: text().notNull(),
  position: integer().notNull().default(1),
  active: boolean().notNull().default(true),
});
