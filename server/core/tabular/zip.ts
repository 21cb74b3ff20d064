import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Row } from '#server/core/api/wire.ts';
import type { Column } from './column.ts';
import { formatCsvHead, formatCsvRows } from './csv-cells.ts';
import { waitForDrain, type TableWriter, writing } from './table-writer.ts';

/** A file of a record. */
export interface Attachment {
  name: string;
  bytes: Buffer;
}

/** PDFs are already compressed. */
const UNCOMPRESSED = { compress: false } as const;

/**
 * Creates a zip with the files of records and, at the end, the list as CSV, which is buffered until then. `attach`
 * yields the files of rows.
 */
export async function createZip(
  path: string,
  title: string,
  columns: readonly Column[],
  attach: (rows: readonly Row[]) => AsyncIterable<Attachment>,
): Promise<TableWriter> {
  const zip = new ZipFile();
  const output = createWriteStream(path, { flush: true });
  const completion = finished(output);
  completion.catch(() => undefined);
  zip.outputStream.pipe(output);
  const list = new PassThrough({ highWaterMark: 2 ** 30 });
  const listWriter = writing(list);
  await listWriter.write(formatCsvHead(columns));
  return {
    add: async (rows) => {
      for await (const { name, bytes } of attach(rows)) {
        zip.addBuffer(bytes, name, UNCOMPRESSED);
        await waitForDrain(output, completion);
      }
      await listWriter.write(formatCsvRows(columns, rows));
    },
    end: async () => {
      zip.addReadStream(list, `${title}.csv`, { compressionLevel: 6 });
      list.end();
      zip.end();
      await completion;
    },
    giveUp: () => {
      list.destroy();
      output.destroy();
    },
  };
}
