import type { FieldDefinition } from '#generated/definitions.ts';
import { UploadPurpose } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import type { Row } from '#server/core/api/wire.ts';
import { nameUpload } from '#server/core/uploads/name-upload.ts';

/** A record's rows before and after a change; one of them is missing when it was made or deleted. */
export interface ChangedRows {
  before?: Row | undefined;
  after?: Row | undefined;
}

const isPurpose = (name: string | undefined): name is UploadPurpose =>
  UploadPurpose.values.some((purpose) => purpose === name);

/** Whether another row still names a file that one has let go of. */
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
 * The files that a record names in its own columns (`x-field.upload`) follow it: see nameUpload. Where rows have files in
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
      await nameUpload(tx, { purpose: upload, field, record, before: stays ? undefined : was, after: is }, call);
    }
}
