import { CATEGORY_SEED } from '#domain/catalogue/categories.ts';
import { sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { categories, genreEntries } from '#server/modules/catalogue/catalogue.table.ts';
import { shops } from './shops.table.ts';
import { arranges } from '#server/resources/arrange.ts';
import { resource } from '#server/resources/register.ts';
import { freeUploads } from '#server/core/uploads/name-upload.ts';

/** How many projects a row of a table has, as the database keeps it. As text: a builder leaves out the names of single tables. */
const projectsOf = (kind: 'shop' | 'category', id: string) =>
  sql.raw(`coalesce((select count from project_counts where kind = '${kind}' and "of" = ${id}), 0)`);

export const shopsResource = resource('shops', {
  table: shops,
  computed: { projects_count: projectsOf('shop', 'shops.id') },
  hooks: {
    afterChange: async ({ before, after }, { context }, tx) => {
      // logos of its looks go with it
      if (before && !after) await freeUploads(tx, `shops/${before.id}`, context.now());
    },
  },
});

const categoryHandlers = resource('category', {
  table: categories,
  computed: { projects_count: projectsOf('category', 'categories.id') },
  searchColumn: sql.raw(
    `immutable_unaccent(lower(categories.name || ' ' || coalesce(categories.name_fr, '') || ' ' || categories.slug))`,
  ),
  hooks: {
    beforeDelete: async ({ id }, _call, tx) => {
      // links all over the world lead to the fixed numbers (§2.1)
      const isFixed = CATEGORY_SEED.some((shelf) => shelf.id === id);
      const { rows } = await tx.execute(sql`select from projects where categories @> array[${id}::int] limit 1`);
      if (isFixed || rows.length > 0) throw problem(409, 'in_use');
    },
  },
});

export const categoryResource = { ...categoryHandlers, adminArrangeCategories: arranges('category') };

/** The menu of genres. */
export const genresResource = {
  ...resource('genres', { table: genreEntries }),
  adminArrangeGenres: arranges('genres'),
};
