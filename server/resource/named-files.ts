import type { FieldDefinition } from '#generated/definitions.ts';
import { UploadPurpose } from '#generated/enums.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Machine, ResourceCall } from '#server/resource/machine.ts';
import type { Row } from '#server/resource/wire.ts';
import { nameUpload } from '#server/uploads/name-upload.ts';

/** A record's rows before and after a change; one of them is missing when it was made or deleted. */
export interface ChangedRows {
  before?: Row | undefined;
  after?: Row | undefined;
}

const isPurpose = (name: string | undefined): name is UploadPurpose =>
  UploadPurpose.values.some((purpose) => purpose === name);

/** The files that a record names in its own columns (`x-field.upload`) follow it: see nameUpload. */
export async function nameFiles(
  { name, definition, columns }: Machine,
  id: number,
  { before, after }: ChangedRows,
  call: ResourceCall,
  tx: Queryable,
): Promise<void> {
  const files = definition.fields.filter((field: FieldDefinition) => field.name in columns);
  for (const { name: field, upload } of files)
    if (isPurpose(upload)) {
      const [was, is] = [before?.[field], after?.[field]] as (string | null | undefined)[];
      await nameUpload(tx, { purpose: upload, field, record: `${name}/${id}`, before: was, after: is }, call);
    }
}
