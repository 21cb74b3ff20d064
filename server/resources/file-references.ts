import type { FieldDefinition } from '#generated/definitions.ts';
import { UploadPurpose } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import type { Row } from '#server/core/api/wire.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';

/** Rows of a record before and after a change; `before` is missing on creation, `after` on deletion. */
export interface ChangedRows {
  before?: Row | undefined;
  after?: Row | undefined;
}

const isPurpose = (name: string | undefined): name is UploadPurpose =>
  UploadPurpose.values.some((purpose) => purpose === name);

/** Whether another row still references the file. */
async function isReferenced(
  { table, columns }: ResourceRuntime,
  field: string,
  key: unknown,
  tx: Queryable,
): Promise<boolean> {
  const column = columns[field];
  if (!column || !key) return false;
  const [other] = await tx.select({ key: column }).from(table).where(eq(column, key)).limit(1);
  return other !== undefined;
}

/**
 * Assigns and releases the uploads that a record references (`x-field.upload`). A file shared by several rows
 * (`fileOwner`) is released when none of them references it.
 */
export async function updateFileReferences(
  runtime: ResourceRuntime,
  id: number,
  { before, after }: ChangedRows,
  call: ResourceCall,
  tx: Queryable,
): Promise<void> {
  const { name, definition, columns, fileOwner } = runtime;
  const row = after ?? before;
  const record = row && fileOwner ? fileOwner(row) : `${name}/${id}`;
  const files = definition.fields.filter((field: FieldDefinition) => field.name in columns);
  for (const { name: field, upload } of files)
    if (isPurpose(upload)) {
      const [oldKey, newKey] = [before?.[field], after?.[field]] as (string | null | undefined)[];
      const isShared = fileOwner && oldKey !== newKey && (await isReferenced(runtime, field, oldKey, tx));
      const released = isShared ? undefined : oldKey;
      await assignUpload(tx, { purpose: upload, field, record, before: released, after: newKey }, call);
    }
}
