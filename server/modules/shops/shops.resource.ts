import { sql } from 'drizzle-orm';
import type { Config } from '#server/core/config/config.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { shops } from './shops.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { releaseUploads } from '#server/core/uploads/assign-upload.ts';

/** SQL of a row's number of projects. Raw, because the query builder omits the table name in queries of one table. */
export const countProjects = (kind: 'shop' | 'category', id: string) =>
  sql.raw(`coalesce((select count from project_counts where kind = '${kind}' and "of" = ${id}), 0)`);

/** Refuses the host of the site itself, whose home page would become the shop. Throws 422. */
function checkHost(host: string | null | undefined, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (host && host === new URL(publicUrl).hostname) throw invalid([{ path: 'host', code: 'host_reserved' }]);
}

export const shopsResource = defineResource('shops', {
  table: shops,
  computed: { projects_count: countProjects('shop', 'shops.id') },
  hooks: {
    beforeCreate: ({ host }, { context }) => checkHost(host, context.config),
    beforeUpdate: ({ host }, _before, { context }) => checkHost(host, context.config),
    afterChange: async ({ before, after }, { context }, tx) => {
      // releases the logos of all theme versions
      if (before && !after) await releaseUploads(tx, `shops/${before.id}`, context.now());
    },
  },
});
