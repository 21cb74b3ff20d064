import { sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { shopLooks, type LookRow } from './looks.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';

function checkIsDraft({ state }: LookRow): void {
  if (state !== 'draft') throw problem(409, 'look_not_draft');
}

/** The theme versions resource. Versions share logo files. */
export const looksResource = defineResource('looks', {
  table: shopLooks,
  texts: {
    shop_name: sql.raw('select name from shops where shops.id = shop_looks.shop_id'),
    shop_code: sql.raw('select code from shops where shops.id = shop_looks.shop_id'),
  },
  fileOwner: ({ shop_id }) => `shops/${shop_id}`,
  hooks: {
    beforeUpdate: (_values, before) => checkIsDraft(before),
    beforeDelete: checkIsDraft,
  },
});
