import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Column } from './column.ts';
import { type TableWriter, writing } from './table-writer.ts';
import {
  formatCellXml,
  toColumnLetters,
  formatFrameParts,
  MAX_SHEET_ROWS,
  SHEET_END,
  formatSheetStart,
} from './xlsx-parts.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Compression runs outside the event loop; a higher level takes twice the time for a tenth less size. */
const COMPRESSION = { compressionLevel: 3 } as const;

/** Spreadsheet programs need parts below 4 GB. */
const MAX_SHEET_LENGTH = 3_000_000_000;

interface Limits {
  rows: number;
  letters: number;
}

/** Creates an XLSX file, a zip of XML parts, whose sheets are written as streams. Continues a full sheet in another. */
export async function createXlsx(
  path: string,
  title: string,
  columns: readonly Column[],
  limits: Limits = { rows: MAX_SHEET_ROWS, letters: MAX_SHEET_LENGTH },
): Promise<TableWriter> {
  const zip = new ZipFile();
  const output = createWriteStream(path, { flush: true });
  const completion = finished(output);
  completion.catch(() => undefined);
  zip.outputStream.pipe(output);
  const letters = columns.map((_, index) => toColumnLetters(index));
  let sheets = 0;
  let sheet = await beginSheet();
  // on ENOSPC the stream is destroyed, because waiting for space would not end
  output.on('error', (error) => sheet.stream.destroy(error));

  async function beginSheet() {
    sheets += 1;
    const stream = new PassThrough();
    zip.addReadStream(stream, `xl/worksheets/sheet${sheets}.xml`, COMPRESSION);
    const part = writing(stream);
    await part.write(formatSheetStart(columns, letters));
    return { stream, ...part, rows: 1, letters: 0 };
  }

  async function endSheet(): Promise<void> {
    await sheet.write(SHEET_END);
    sheet.stream.end();
  }

  const formatRow = (row: Row): string => {
    const number = ++sheet.rows;
    const cells = columns.map((column, index) => formatCellXml(column, row, `${letters[index]}${number}`));
    return `<row r="${number}">${cells.join('')}</row>`;
  };

  return {
    add: async (rows) => {
      for (let start = 0; start < rows.length;) {
        if (sheet.rows >= limits.rows || sheet.letters >= limits.letters) {
          await endSheet();
          sheet = await beginSheet();
        }
        const batch = rows.slice(start, start + limits.rows - sheet.rows);
        const text = batch.map(formatRow).join('');
        sheet.letters += text.length;
        start += batch.length;
        await sheet.write(text);
      }
    },
    end: async () => {
      await endSheet();
      for (const [name, xml] of Object.entries(formatFrameParts(title, sheets))) zip.addBuffer(Buffer.from(xml), name);
      zip.end();
      await completion;
    },
    giveUp: () => {
      sheet.stream.destroy();
      output.destroy();
    },
  };
}
