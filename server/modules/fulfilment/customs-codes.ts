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

/** All codes; they are few. Read once for as many parcels as are declared together. */
export async function readCustomsCodes(db: Queryable): Promise<CustomsCodeRow[]> {
  return db.select({ goods, destination, country_id, code }).from(customsCodes);
}

/** Writes the documented codes. Later only those that no parcel can do without: what staff deleted stays so. */
export async function seedCustomsCodes(db: Queryable): Promise<void> {
  const there = await db.$count(customsCodes);
  await db
    .insert(customsCodes)
    .values(CUSTOMS_SEED.filter((row) => there === 0 || isCustomsCodeRequired(row)))
    .onConflictDoNothing();
}

/** As it is kept: the code in groups, and a country only where it is a country's own. */
const normaliseValues = (row: Partial<Row>): Partial<Row> => ({
  country_id: (row.destination ?? 'country') === 'country' ? row.country_id : null,
  code: formatCustomsCode(row.code ?? ''),
});

function checkDeletable(row: Row): void {
  if (isCustomsCodeRequired(row)) throw problem(409, 'customs_code_needed');
}

/** Names of goods for customs, in the back office. */
export const customsCodesResource = defineResource('customs-codes', {
  table: customsCodes,
  // the digits are found in groups and without
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
