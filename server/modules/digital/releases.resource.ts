import { DigitalDistributionFields } from '#generated/fields/DigitalDistribution.ts';
import type { DigitalStore } from '#generated/enums.ts';
import type { DigitalDistribution } from '#generated/schemas.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { digitalDistributions, digitalReleases } from './digital.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

const readDistributions = (db: Queryable, release: number) =>
  db
    .select()
    .from(digitalDistributions)
    .where(eq(digitalDistributions.release_id, release))
    .orderBy(asc(digitalDistributions.store));

/** Updates the stores of a release from the saved list; a store that already has it cannot be removed (422). */
async function saveStores(
  tx: Queryable,
  call: AnyCall,
  release: number,
  stores: readonly DigitalStore[] | undefined,
): Promise<void> {
  if (!stores) return;
  const existing = await readDistributions(tx, release);
  const removed = existing.filter(({ store }) => !stores.includes(store));
  if (removed.some(({ status }) => status !== 'to_do')) throw invalid([{ path: 'stores', code: 'store_has_it' }]);
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    await tx.delete(digitalDistributions).where(inArray(digitalDistributions.id, ids));
  }
  const added = stores.filter((store) => !existing.some((row) => row.store === store));
  if (added.length === 0) return;
  const rows = await tx
    .insert(digitalDistributions)
    .values(added.map((store) => ({ release_id: release, store, changed_at: call.context.now() })))
    .returning();
  for (const row of rows) await auditChange(tx, call, 'digital-distributions', row.id, undefined, row);
}

const selectCount = (from: string) => sql.raw(`select count(*)::int from ${from}`);

/** Releases for digital stores and download codes. */
export const digitalResource = defineResource('digital', {
  table: digitalReleases,
  computed: {
    online_count: selectCount(
      `digital_distributions d where d.release_id = digital_releases.id and d.status in ('online', 'syncing')`,
    ),
    stores_count: selectCount('digital_distributions d where d.release_id = digital_releases.id'),
    codes_count: selectCount('download_codes c where c.release_id = digital_releases.id'),
    downloads_count: selectCount('digital_downloads d where d.release_id = digital_releases.id'),
  },
  details: async ({ id }, _call, db) => {
    const rows = await readDistributions(db, id);
    const distributions = rows.map((row) => toWire(DigitalDistributionFields, row) as DigitalDistribution);
    return { stores: rows.map(({ store }) => store), distributions };
  },
  hooks: {
    afterChange: async ({ after }, call, tx) => {
      if (after) await saveStores(tx, call, after.id, call.body.stores);
    },
  },
});
