import type {
  Currency,
  CoverPicture,
  DiscFormat,
  ProjectCategory,
  ProjectStep,
  ProjectType,
  Size,
  Sleeve,
  VinylColor,
  Visibility,
} from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, integers, minor, searchText, version } from '#server/core/database/columns.ts';
import { IS_PUBLIC } from './window.ts';
import { artists, labels, shops } from '#server/modules/shops/shops.table.ts';

/** Own prices by currency, minor; other currencies are converted. */
const ownPrices = () => jsonb().$type<Partial<Record<Currency, number>>>().notNull().default({});

/** Categories; those of §2.1 keep their ids. */
export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull(),
  name_fr: text(),
  name_zh: text(),
  slug: text().notNull(),
  pro_only: boolean().notNull().default(false),
  in_menu: boolean().notNull().default(true),
  position: integer().notNull().default(100),
  version: version(),
});

/** The shop's menu of genres. */
export const genreEntries = pgTable('genre_entries', {
  id: id(),
  name: text().notNull(),
  name_fr: text(),
  name_zh: text(),
  genres: integers()
    .notNull()
    .default(sql`'{}'`),
  category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
  in_menu: boolean().notNull().default(true),
  position: integer().notNull().default(1000),
  version: version(),
});

/**
 * Releases. `artist_name`, `label_name`, `price`, `stock` and `sold` are denormalised for lists and updated in the
 * same transaction as their sources.
 */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    name: text().notNull(),
    artist_id: integer()
      .notNull()
      .references(() => artists.id),
    artist_name: text().notNull(),
    label_id: integer().references(() => labels.id),
    label_name: text(),
    shop_id: integer()
      .notNull()
      .references(() => shops.id),
    category: text().$type<ProjectCategory>().notNull(),
    type: text().$type<ProjectType>().notNull().default('stock'),
    step: text().$type<ProjectStep>().notNull().default('creating'),
    /** Time of the last step change. */
    step_at: instant().notNull().defaultNow(),
    visibility: text().$type<Visibility>().notNull().default('offline'),
    genres: integers()
      .notNull()
      .default(sql`'{}'`),
    categories: integers()
      .notNull()
      .default(sql`'{}'`),
    catalog_number: text(),
    barcode: text(),
    released_on: date({ mode: 'string' }),
    description_en: text(),
    description_fr: text(),
    /** Link to a video. */
    video: text(),
    price: minor().notNull(),
    currency: text().$type<Currency>().notNull().default('EUR'),
    /** Own prices of the cheapest item. */
    own_prices: ownPrices(),
    stock: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** Number of accounts that like it, maintained by a trigger. */
    likes: integer().notNull().default(0),
    goal: integer(),
    ends_at: instant(),
    /** When the goal of a campaign was first reached; pledges are charged from then on. */
    funded_at: instant(),
    /** Copies sold in per cent of the goal, rounded down. */
    funded: integer().generatedAlwaysAs(sql.raw('sold * 100 / nullif(goal, 0)')),
    audio_on: date({ mode: 'string' }),
    proof_sent_on: date({ mode: 'string' }),
    proof_approved_on: date({ mode: 'string' }),
    test_pressing_sent_on: date({ mode: 'string' }),
    test_pressing_approved_on: date({ mode: 'string' }),
    pressing_on: date({ mode: 'string' }),
    shipped_on: date({ mode: 'string' }),
    /** Commission in per cent of net sales; the setting applies when null. */
    fee_rate: doublePrecision(),
    /** Ids of the team. */
    team: integers()
      .notNull()
      .default(sql`'{}'`),
    group_shipment: text(),
    picture: text(),
    color_vinyl: text(),
    /** The names in `color_vinyl`, see `parseColorVinyl`. */
    colors: text().array().generatedAlwaysAs(sql.raw(`string_to_array(translate(color_vinyl, '[]" ', ''), ',')`)),
    disc_format: text().$type<DiscFormat>(),
    url_vinyl: text(),
    sleeve: text().$type<Sleeve>(),
    cover_picture: text().$type<CoverPicture>(),
    artwork_cover: text(),
    artwork_back: text(),
    artwork_label: text(),
    artwork_label_bside: text(),
    artwork_disc: text(),
    artwork_cover2: text(),
    artwork_cover3: text(),
    artwork_cover4: text(),
    artwork_cover5: text(),
    artwork_display: text(),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('name'), c('artist_name'), c('label_name'), c('catalog_number'), c('barcode')]),
  },
  (t) => [
    index('projects_created_at_idx').on(t.created_at, t.id),
    index('projects_name_idx').on(t.name, t.id),
    index('projects_artist_name_idx').on(t.artist_name, t.id),
    index('projects_price_idx').on(t.price, t.id),
    index('projects_stock_idx').on(t.stock, t.id),
    index('projects_step_idx').on(t.step, t.step_at, t.id),
    index('projects_step_at_idx').on(t.step_at, t.id),
    index('projects_team_idx').using('gin', t.team),
    index('projects_sold_idx').on(t.sold, t.id),
    index('projects_artist_idx').on(t.artist_id),
    index('projects_label_idx').on(t.label_id),
    index('projects_shop_idx').on(t.shop_id),
    index('projects_genres_idx').using('gin', t.genres),
    index('projects_categories_idx').using('gin', t.categories),
    index('projects_colors_idx').using('gin', t.colors),
    index('projects_search_idx').using('gin', t.search.op('gin_trgm_ops')),
    // the shop's default list: newest on sale first
    index('projects_shop_window_idx').on(t.released_on.desc(), t.id.desc()).where(IS_PUBLIC),
    // read every second, for pre-orders that end
    index('projects_ends_at_idx')
      .on(t.ends_at)
      .where(sql`ends_at is not null`),
    index('projects_group_shipment_idx')
      .on(t.group_shipment, t.id)
      .where(sql`group_shipment is not null`),
  ],
);

/** Sellable variants. A check prevents negative stock. */
export const items = pgTable(
  'items',
  {
    id: id(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(1),
    name: text().notNull(),
    color: text().$type<VinylColor>(),
    size: text().$type<Size>(),
    width_cm: integer(),
    length_cm: integer(),
    price: minor().notNull(),
    currency: text().$type<Currency>().notNull().default('EUR'),
    own_prices: ownPrices(),
    stock: integer().notNull().default(0),
    weight: integer().notNull().default(350),
  },
  (t) => [index('items_project_idx').on(t.project_id, t.position), check('items_stock_not_negative', sql`stock >= 0`)],
);

/** Former prices of items, for the lowest price of the last 30 days shown beside a reduction. */
export const itemPrices = pgTable(
  'item_prices',
  {
    id: id(),
    item_id: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    price: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    valid_until: instant().notNull(),
  },
  (t) => [index('item_prices_item_idx').on(t.item_id, t.valid_until)],
);

/** Planned and past prices of items by currency; null removes an own price. Applied rows stay as history. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    item_id: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    price: minor(),
    valid_from: date({ mode: 'string' }).notNull(),
    /** Last day of a sale; the price reverts the day after. */
    valid_until: date({ mode: 'string' }),
    /** The sale that this row ends. */
    ends_id: integer().references((): AnyPgColumn => priceChanges.id, { onDelete: 'cascade' }),
    reason: text(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    applied_at: instant(),
    /** Previous price. */
    former: minor(),
    version: version(),
  },
  (t) => [
    uniqueIndex('price_changes_key').on(t.item_id, t.currency, t.valid_from),
    index('price_changes_due_idx')
      .on(t.valid_from)
      .where(sql`applied_at is null`),
    index('price_changes_created_at_idx').on(t.created_at, t.id),
    index('price_changes_ends_idx').on(t.ends_id),
  ],
);

/**
 * Pending changes of `projects.sold` (negative for cancellations) and `projects.stock` (recomputed from the items),
 * applied by `keepCopies`. Append-only, so writers never wait for each other.
 */
export const copiesNotes = pgTable('copies_notes', { project_id: integer().notNull(), sold: integer().notNull() });

/** Tracks. */
export const songs = pgTable(
  'songs',
  {
    id: id(),
    uuid: uuid(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    artist_name: text().notNull(),
    side: text(),
    position: integer().notNull(),
    duration: integer().notNull().default(0),
  },
  (t) => [index('songs_project_idx').on(t.project_id, t.position)],
);
