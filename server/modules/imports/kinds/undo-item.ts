import { ProjectItemFields } from '#generated/fields/ProjectItem.ts';
import { eq } from 'drizzle-orm';
import type { AuditedChange } from '#server/resources/audit/audit.ts';
import { items, ownBarcodes, projects, saveOwnBarcodes } from '#server/modules/catalogue/index.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import { differing, type Undoable } from './kind.ts';
import { followItems, type Made } from './write-items.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Restores an item, or deletes it with records created for it. Changed or sold ones are kept. */
export async function undoItem(
  tx: Transaction,
  { record_id, before, after }: Undoable,
): Promise<{ code: string } | AuditedChange> {
  const [item] = await tx.select().from(items).where(eq(items.id, record_id)).for('update');
  if (!item) return { code: 'not_found' };
  const codes = await ownBarcodes(tx, [item.id]);
  const there = { ...item, barcode: codes.get(item.id)?.barcode ?? null };
  const { made, project_id: project, ...values } = after;
  if (differing(values, there).length > 0) return { code: 'changed_since' };
  const told = (row: object) => toWire(ProjectItemFields, { currency: item.currency, ...row });
  if (before) {
    const { project_id: _, barcode, ...columns } = before;
    await tx.update(items).set(columns).where(eq(items.id, record_id));
    if (barcode !== undefined) await saveOwnBarcodes(tx, [{ id: item.id, barcode: barcode as string | null }]);
    await followItems(tx, item.project_id);
    return { resource: 'items', record_id, before: told(values), after: told(before) };
  }
  await tx.delete(items).where(eq(items.id, record_id));
  await followItems(tx, Number(project));
  await removeMade(tx, (made ?? {}) as Made);
  return { resource: 'items', record_id, before: told(values), after: null };
}

/** Deletes created projects without items, and created artists and labels without projects. */
async function removeMade(tx: Transaction, { project, artist, label }: Made): Promise<void> {
  if (project && (await tx.$count(items, eq(items.project_id, project))) === 0)
    await tx.delete(projects).where(eq(projects.id, project));
  if (artist && (await tx.$count(projects, eq(projects.artist_id, artist))) === 0)
    await tx.delete(artists).where(eq(artists.id, artist));
  if (label && (await tx.$count(projects, eq(projects.label_id, label))) === 0)
    await tx.delete(labels).where(eq(labels.id, label));
}
