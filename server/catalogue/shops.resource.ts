import { CATEGORY_SEED } from '#domain/categories.ts';
import { sql } from 'drizzle-orm';
import { problem } from '#server/api/problem.ts';
import { categories, genreEntries, shops } from '#server/catalogue/catalogue.table.ts';
import { arranges } from '#server/resource/arrange.ts';
import { resource } from '#server/resource/register.ts';
import { freeUploads } from '#server/uploads/name-upload.ts';

// Written as text: the query builder would leave the tables' names out where there is only one.
export const shopsResource = resource('shops', {
  table: shops,
  computed: { projects_count: sql.raw('select count(*)::int from projects where projects.shop_id = shops.id') },
  hooks: {
    afterChange: async ({ before, after }, { context }, tx) => {
      // logos of its looks go with it
      if (before && !after) await freeUploads(tx, `shops/${before.id}`, context.now());
    },
  },
});

const categoryHandlers = resource('category', {
  table: categories,
  computed: {
    projects_count: sql.raw('select count(*)::int from projects where projects.categories @> array[categories.id]'),
  },
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
