// Resources with one file per record. Their exports can be a zip of the list and these files.
import type { ResourceName } from '#generated/resources.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Attachment } from '#server/core/tabular/zip.ts';

/** Yields the files of records. */
export type AttachmentSource = (db: Database, ids: readonly number[]) => AsyncGenerator<Attachment>;

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly attachmentSources: Readonly<Partial<Record<ResourceName, AttachmentSource>>>;
  }
}

/** The attachment source of a resource, if any. */
export function findAttachmentSource(
  { extensions }: Pick<Context, 'extensions'>,
  resource: string,
): AttachmentSource | undefined {
  return Object.entries(extensions.attachmentSources).find(([name]) => name === resource)?.[1];
}
