// Resources whose records have a file each: an export may then be a zip of the list and of those files.
import type { ResourceName } from '#generated/resources.ts';
import { fileNameOf, invoicePdf, sheetsOf } from '#server/modules/invoicing/documents/invoice-pdf.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Attachment } from '#server/core/tabular/zip.ts';

/** Makes the files of some records, one after the other. */
type Attach = (db: Database, ids: readonly number[]) => AsyncGenerator<Attachment>;

const ATTACH: Readonly<Partial<Record<ResourceName, Attach>>> = {
  invoice: async function* (db, ids) {
    for (const sheet of await sheetsOf(db, ids))
      yield { name: fileNameOf(sheet.invoice), bytes: await invoicePdf(sheet) };
  },
};

/** How the files of a resource's records are made; undefined where they have none. */
export function attachmentsOf(resource: string): Attach | undefined {
  return Object.entries(ATTACH).find(([name]) => name === resource)?.[1];
}
