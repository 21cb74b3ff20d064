import {
  CUSTOMS_SEED,
  type CustomsCodeRow,
  isCustomsCodeRequired,
  formatCustomsCode,
} from '#domain/fulfilment/customs.ts';
import { sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { customsCodes } from '#server/modules/pricing/index.ts';
import { defineResource } from '#server/resources/define-resource.ts';

type Row = typeof customsCodes.$inferSelect;
const { goods, destination, country_id, code } = customsCodes;

/** Reads all codes, which are few: once for all parcels that are declared together. */
export async function readCustomsCodes(db: Queryable): Promise<CustomsCodeRow[]> {
  return db.select({ goods, destination, country_id, code }).from(customsCodes);
}

/** Inserts all documented codes into an empty table, else only the required ones, as staff may have deleted others. */
export async function seedCustomsCodes(db: Queryable): Promise<void> {
  const existingCount = await db.$count(customsCodes);
  await db
    .insert(customsCodes)
    .values(CUSTOMS_SEED.filter((row) => existingCount === 0 || isCustomsCodeRequired(row)))
    .onConflictDoNothing();
}

/** Formats the code in groups and removes the country unless the destination is one. */
const normaliseValues = (row: Partial<Row>): Partial<Row> => ({
  country_id: (row.destination ?? 'country') === 'country' ? row.country_id : null,
  code: formatCustomsCode(row.code ?? ''),
});

/** Throws 409 for a required code. */
function checkDeletable(row: Row): void {
  if (isCustomsCodeRequired(row)) throw problem(409, 'customs_code_needed');
}

/** Customs codes of goods. */
export const customsCodesResource = defineResource('customs-codes', {
  table: customsCodes,
  // digits match with and without spaces between groups
  searchColumn: sql`lower(concat_ws(' ', ${goods}, ${country_id}, ${code}, replace(${code}, ' ', '')))`,
  hooks: {
    beforeCreate: normaliseValues,
    beforeUpdate: (values, before) => {
      const after = { ...before, ...values };
      if (after.goods !== before.goods || after.destination !== before.destination) checkDeletable(before);
      return normaliseValues(after);
    },
    beforeDelete: checkDeletable,
  },
});
