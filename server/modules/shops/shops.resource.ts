import { sql } from 'drizzle-orm';
import { shops } from './shops.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { releaseUploads } from '#server/core/uploads/assign-upload.ts';

/** SQL of a row's number of projects. Raw, because the query builder omits the table name in queries of one table. */
export const countProjects = (kind: 'shop' | 'category', id: string) =>
  sql.raw(`coalesce((select count from project_counts where kind = '${kind}' and "of" = ${id}), 0)`);

export const shopsResource = defineResource('shops', {
  table: shops,
  computed: { projects_count: countProjects('shop', 'shops.id') },
  hooks: {
    afterChange: async ({ before, after }, { context }, tx) => {
      // releases the logos of all theme versions
      if (before && !after) await releaseUploads(tx, `shops/${before.id}`, context.now());
    },
  },
});
