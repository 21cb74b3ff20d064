import { CATEGORY_SEED } from '#domain/catalogue/category-seed.ts';
import { sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { categories, genreEntries } from './catalogue.table.ts';
import { countProjects } from '#server/modules/shops/index.ts';
import { createArrangeHandler } from '#server/resources/arrange-records.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const categoryResource = defineResource('category', {
  table: categories,
  computed: { projects_count: countProjects('category', 'categories.id') },
  searchColumn: sql.raw(
    `immutable_unaccent(lower(categories.name || ' ' || coalesce(categories.name_fr, '') || ' ' || categories.slug))`,
  ),
  hooks: {
    beforeDelete: async ({ id }, _call, tx) => {
      // fixed ids are public addresses (§2.1)
      const isFixed = CATEGORY_SEED.some((category) => category.id === id);
      const { rows } = await tx.execute(sql`select from projects where categories @> array[${id}::int] limit 1`);
      if (isFixed || rows.length > 0) throw problem(409, 'in_use');
    },
  },
});

/** The genre menu resource. */
export const genresResource = defineResource('genres', { table: genreEntries });

export const shelvesHandlers = {
  ...categoryResource.handlers,
  adminArrangeCategories: createArrangeHandler('category'),
  ...genresResource.handlers,
  adminArrangeGenres: createArrangeHandler('genres'),
};
