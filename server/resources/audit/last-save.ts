import type { ResourceName } from '#generated/resources.ts';
import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from './audit.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { LastSave } from '../version.ts';

/** Returns author and time of the last change of a record; undefined without audit entries. */
export async function readLastSave(db: Queryable, resource: ResourceName, id: number): Promise<LastSave | undefined> {
  const [entry] = await db
    .select({ changed_by: auditEntries.user_name, at: auditEntries.created_at })
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, resource), eq(auditEntries.record_id, id)))
    .orderBy(desc(auditEntries.created_at), desc(auditEntries.id))
    .limit(1);
  return entry && { changed_by: entry.changed_by, changed_at: Math.floor(entry.at.getTime() / 1000) };
}
