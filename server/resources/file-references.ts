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
 * Assigns and releases the uploads referenced by the columns of a record (`x-field.upload`), see nameUpload. Where rows have files in
 * common, one stays as long as any of them names it.
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
      const [was, is] = [before?.[field], after?.[field]] as (string | null | undefined)[];
      const stays = fileOwner && was !== is && (await isReferenced(runtime, field, was, tx));
      await assignUpload(tx, { purpose: upload, field, record, before: stays ? undefined : was, after: is }, call);
    }
}
