// Resources whose records have a file each: an export may then be a zip of the list and of those files.
import type { ResourceName } from '#generated/resources.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Attachment } from '#server/core/tabular/zip.ts';

/** Makes the files of some records, one after the other. */
export type AttachmentSource = (db: Database, ids: readonly number[]) => AsyncGenerator<Attachment>;

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly attachmentSources: Readonly<Partial<Record<ResourceName, AttachmentSource>>>;
  }
}

/** How the files of a resource's records are made; undefined where they have none. */
export function findAttachmentSource(
  { extensions }: Pick<Context, 'extensions'>,
  resource: string,
): AttachmentSource | undefined {
  return Object.entries(extensions.attachmentSources).find(([name]) => name === resource)?.[1];
}
