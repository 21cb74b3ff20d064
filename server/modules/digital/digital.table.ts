import type { AudioFormat, Country, DigitalStore, DistributionStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { projects } from '#server/modules/catalogue/catalogue.table.ts';
import { id, instant, searchText, version } from '#server/core/database/columns.ts';

/** Releases for digital stores and download codes; their tracks are those of the project. */
export const digitalReleases = pgTable(
  'digital_releases',
  {
    id: id(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    title: text().notNull(),
    artist_name: text().notNull(),
    label_name: text(),
    upc: text(),
    released_on: date({ mode: 'string' }),
    territories: text()
      .array()
      .$type<Country[]>()
      .notNull()
      .default(sql`'{}'`),
    formats: text()
      .array()
      .$type<AudioFormat[]>()
      .notNull()
      .default(sql`'{mp3}'`),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('title'), c('artist_name'), c('label_name'), c('upc')]),
  },
  (t) => [
    uniqueIndex('digital_releases_upc_key').on(t.upc),
    index('digital_releases_project_idx').on(t.project_id, t.id),
    index('digital_releases_created_at_idx').on(t.created_at, t.id),
    index('digital_releases_released_on_idx').on(t.released_on, t.id),
    index('digital_releases_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

const releaseReference = () =>
  integer()
    .notNull()
    .references(() => digitalReleases.id);

/** A release in a store. */
export const digitalDistributions = pgTable(
  'digital_distributions',
  {
    id: id(),
    release_id: integer()
      .notNull()
      .references(() => digitalReleases.id, { onDelete: 'cascade' }),
    store: text().$type<DigitalStore>().notNull(),
    status: text().$type<DistributionStatus>().notNull().default('to_do'),
    link: text(),
    note: text(),
    changed_at: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    uniqueIndex('digital_distributions_store_key').on(t.release_id, t.store),
    index('digital_distributions_status_idx').on(t.status, t.changed_at, t.id),
    index('digital_distributions_changed_at_idx').on(t.changed_at, t.id),
    index('digital_distributions_by_store_idx').on(t.store, t.id),
  ],
);

/** Download codes generated together. `secret` signs the link to export them. */
export const codeBatches = pgTable(
  'code_batches',
  {
    id: id(),
    release_id: releaseReference(),
    name: text().notNull(),
    size: integer().notNull(),
    uses: integer().notNull(),
    expires_at: instant(),
    created_at: instant().notNull().defaultNow(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    asked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    exported_at: instant(),
    exported_by: integer().references(() => users.id, { onDelete: 'set null' }),
    secret: text().notNull(),
    version: version(),
    search: searchText((c) => [c('name')]),
  },
  (t) => [
    index('code_batches_release_idx').on(t.release_id, t.id),
    index('code_batches_created_at_idx').on(t.created_at, t.id),
    index('code_batches_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** Download codes. The code is stored as a hash; `plain_secret` holds it until the batch is exported, once. */
export const downloadCodes = pgTable(
  'download_codes',
  {
    id: id(),
    batch_id: integer()
      .notNull()
      .references(() => codeBatches.id),
    release_id: releaseReference(),
    code_hash: text().notNull(),
    plain_secret: text(),
    hint: text().notNull(),
    used: integer().notNull().default(0),
    redeemed_at: instant(),
    redeemed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    revoked_at: instant(),
    revoked_because: text(),
    version: version(),
  },
  (t) => [
    uniqueIndex('download_codes_hash_key').on(t.code_hash),
    index('download_codes_hint_idx').on(t.hint),
    index('download_codes_batch_idx').on(t.batch_id, t.id),
    index('download_codes_release_idx').on(t.release_id, t.id),
    index('download_codes_redeemed_at_idx').on(t.redeemed_at, t.id),
    index('download_codes_used_idx').on(t.used, t.id),
    check('download_codes_used_not_negative', sql`used >= 0`),
  ],
);

/** Grant of a redemption: files of a release until `expires_at`, `fetches_each` times each. `secret` signs links. */
export const downloadGrants = pgTable(
  'download_grants',
  {
    id: id(),
    release_id: releaseReference(),
    code_id: integer().references(() => downloadCodes.id),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    fetches_each: integer().notNull(),
    expires_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
    secret: text().notNull(),
  },
  (t) => [
    index('download_grants_code_idx').on(t.code_id, t.user_id),
    index('download_grants_user_idx').on(t.user_id, t.id),
  ],
);

/** Downloaded files, by grant. */
export const digitalDownloads = pgTable(
  'digital_downloads',
  {
    id: id(),
    grant_id: integer()
      .notNull()
      .references(() => downloadGrants.id),
    release_id: releaseReference(),
    code_id: integer().references(() => downloadCodes.id),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Key in the URL, as `ReleaseFile.file`. */
    file: text().notNull(),
    /** Display name of the file. */
    what: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('digital_downloads_grant_idx').on(t.grant_id, t.file),
    index('digital_downloads_release_idx').on(t.release_id, t.id),
    index('digital_downloads_created_at_idx').on(t.created_at, t.id),
    index('digital_downloads_what_idx').on(t.what, t.id),
  ],
);

export type DigitalReleaseRow = typeof digitalReleases.$inferSelect;
export type DistributionRow = typeof digitalDistributions.$inferSelect;
export type CodeBatchRow = typeof codeBatches.$inferSelect;
export type GrantRow = typeof downloadGrants.$inferSelect;
