import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { eq } from 'drizzle-orm';
import type { AuditedChange } from '#server/resources/audit/audit.ts';
import { items, readOwnBarcodes, projects, saveOwnBarcodes } from '#server/modules/catalogue/index.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import { findDifferences, type UndoableRecord } from './kind.ts';
import { updateProjectSums, type CreatedRecords } from './write-items.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Restores an item, or deletes it with the records created for it. Returns a code for one that has changed since. */
export async function undoItem(
  tx: Transaction,
  { record_id, before, after }: UndoableRecord,
): Promise<{ code: string } | AuditedChange> {
  const [item] = await tx.select().from(items).where(eq(items.id, record_id)).for('update');
  if (!item) return { code: 'not_found' };
  const codes = await readOwnBarcodes(tx, [item.id]);
  const existing = { ...item, barcode: codes.get(item.id)?.barcode ?? null };
  const { made: created, project_id: project, ...values } = after;
  if (findDifferences(values, existing).length > 0) return { code: 'changed_since' };
  const toWireItem = (row: object) => toWire(ProjectItemFields, { currency: item.currency, ...row });
  if (before) {
    const { project_id: _, barcode, ...columns } = before;
    await tx.update(items).set(columns).where(eq(items.id, record_id));
    if (barcode !== undefined) await saveOwnBarcodes(tx, [{ id: item.id, barcode: barcode as string | null }]);
    await updateProjectSums(tx, item.project_id);
    return { resource: 'items', record_id, before: toWireItem(values), after: toWireItem(before) };
  }
  await tx.delete(items).where(eq(items.id, record_id));
  await updateProjectSums(tx, Number(project));
  await deleteCreatedRecords(tx, (created ?? {}) as CreatedRecords);
  return { resource: 'items', record_id, before: toWireItem(values), after: null };
}

/** Deletes created projects without items, and created artists and labels without projects. */
async function deleteCreatedRecords(tx: Transaction, { project, artist, label }: CreatedRecords): Promise<void> {
  if (project && (await tx.$count(items, eq(items.project_id, project))) === 0)
    await tx.delete(projects).where(eq(projects.id, project));
  if (artist && (await tx.$count(projects, eq(projects.artist_id, artist))) === 0)
    await tx.delete(artists).where(eq(artists.id, artist));
  if (label && (await tx.$count(projects, eq(projects.label_id, label))) === 0)
    await tx.delete(labels).where(eq(labels.id, label));
}
