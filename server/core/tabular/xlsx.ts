import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Column } from './column.ts';
import { type TableWriter, writing } from './table-writer.ts';
import { cellXml, columnLetters, frameParts, MOST_ROWS, SHEET_END, sheetStart } from './xlsx-parts.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Packed away from the event loop; more than this costs twice the time for a tenth of the size. */
const COMPRESSION = { compressionLevel: 3 } as const;

/** Readers want parts below 4 GB. */
const MOST_LETTERS = 3_000_000_000;

interface Limits {
  rows: number;
  letters: number;
}

/** Begins an XLSX file: a zip of a few XML parts, its sheets written as their rows come. A full sheet is followed by another. */
export async function xlsxFile(
  path: string,
  title: string,
  columns: readonly Column[],
  limits: Limits = { rows: MOST_ROWS, letters: MOST_LETTERS },
): Promise<TableWriter> {
  const zip = new ZipFile();
  const output = createWriteStream(path, { flush: true });
  const over = finished(output);
  over.catch(() => undefined);
  zip.outputStream.pipe(output);
  const letters = columns.map((_, index) => columnLetters(index));
  let sheets = 0;
  let sheet = await beginSheet();
  // on ENOSPC the stream is destroyed, as waiting for space would not end
  output.on('error', (error) => sheet.stream.destroy(error));

  async function beginSheet() {
    sheets += 1;
    const stream = new PassThrough();
    zip.addReadStream(stream, `xl/worksheets/sheet${sheets}.xml`, COMPRESSION);
    const part = writing(stream);
    await part.write(sheetStart(columns, letters));
    return { stream, ...part, rows: 1, letters: 0 };
  }

  async function endSheet(): Promise<void> {
    await sheet.write(SHEET_END);
    sheet.stream.end();
  }

  const rowXml = (row: Row): string => {
    const number = ++sheet.rows;
    const cells = columns.map((column, index) => cellXml(column, row, `${letters[index]}${number}`));
    return `<row r="${number}">${cells.join('')}</row>`;
  };

  return {
    add: async (rows) => {
      for (let from = 0; from < rows.length;) {
        if (sheet.rows >= limits.rows || sheet.letters >= limits.letters) {
          await endSheet();
          sheet = await beginSheet();
        }
        const some = rows.slice(from, from + limits.rows - sheet.rows);
        const text = some.map(rowXml).join('');
        sheet.letters += text.length;
        from += some.length;
        await sheet.write(text);
      }
    },
    end: async () => {
      await endSheet();
      for (const [name, xml] of Object.entries(frameParts(title, sheets))) zip.addBuffer(Buffer.from(xml), name);
      zip.end();
      await over;
    },
    giveUp: () => {
      sheet.stream.destroy();
      output.destroy();
    },
  };
}
