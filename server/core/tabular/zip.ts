import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Row } from '#server/core/api/wire.ts';
import type { Column } from './column.ts';
import { csvHead, csvRows } from './csv-cells.ts';
import { drained, type TableWriter, writing } from './table-writer.ts';

/** A file of a record. */
export interface Attachment {
  name: string;
  bytes: Buffer;
}

/** PDFs are packed already. */
const AS_IT_IS = { compress: false } as const;

/**
 * Begins a zip: the file of each record as it comes, and at the end the list itself as CSV, which is small enough to be kept
 * until then. `attach` makes the files of some rows.
 */
export async function zipFile(
  path: string,
  title: string,
  columns: readonly Column[],
  attach: (rows: readonly Row[]) => AsyncIterable<Attachment>,
): Promise<TableWriter> {
  const zip = new ZipFile();
  const output = createWriteStream(path, { flush: true });
  const over = finished(output);
  over.catch(() => undefined);
  zip.outputStream.pipe(output);
  const list = new PassThrough({ highWaterMark: 2 ** 30 });
  const rowsOf = writing(list);
  await rowsOf.write(csvHead(columns));
  return {
    add: async (rows) => {
      for await (const { name, bytes } of attach(rows)) {
        zip.addBuffer(bytes, name, AS_IT_IS);
        await drained(output, over);
      }
      await rowsOf.write(csvRows(columns, rows));
    },
    end: async () => {
      zip.addReadStream(list, `${title}.csv`, { compressionLevel: 6 });
      list.end();
      zip.end();
      await over;
    },
    giveUp: () => {
      list.destroy();
      output.destroy();
    },
  };
}
