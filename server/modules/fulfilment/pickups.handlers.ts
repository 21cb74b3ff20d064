import type { Pickup } from '#generated/schemas.ts';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { pickups } from './pickups.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';

const MAX_RESULTS = 50;

/** Lists active pick-up points of a country, sorted by same postal code, same first two characters, city and name. */
async function listPickups({ query, context }: Call<'listPickups'>): Promise<Pickup[]> {
  const { search: _, ...columns } = getTableColumns(pickups);
  const zip = query.zip_code ?? '';
  const sameCode = sql`${pickups.zip_code} = ${zip}`;
  const sameRegion = sql`left(${pickups.zip_code}, 2) = left(${zip}, 2)`;
  return context.reads
    .select(columns)
    .from(pickups)
    .where(and(eq(pickups.active, true), eq(pickups.country_id, query.country_id)))
    .orderBy(sql`${sameCode} desc`, sql`${sameRegion} desc`, asc(pickups.city), asc(pickups.name))
    .limit(MAX_RESULTS);
}

/** Throws 422 for a latitude without longitude, and the reverse. */
function checkCoordinates({ latitude = null, longitude = null }: Partial<typeof pickups.$inferInsert>): void {
  if ((latitude === null) === (longitude === null)) return;
  throw invalid([{ path: latitude === null ? 'latitude' : 'longitude', code: 'input_required' }]);
}

export const pickupsResource = defineResource('pickups', {
  table: pickups,
  hooks: {
    beforeCreate: (values) => checkCoordinates(values),
    beforeUpdate: (values, before) => checkCoordinates({ ...before, ...values }),
  },
});

export const pickupsHandlers = {
  listPickups,
  ...pickupsResource.handlers,
} as const satisfies Partial<Handlers>;
