import { createWriteStream } from 'node:fs';
import type { Column } from './column.ts';
import { csvHead, csvRows } from './csv-cells.ts';
import { type TableWriter, writing } from './table-writer.ts';
import { xlsxFile } from './xlsx.ts';

/** A table that is written to the disk while its rows come. */
export interface TableFile {
  readonly path: string;
  readonly format: 'csv' | 'xlsx';
  /** The name of the sheet. */
  readonly title: string;
  readonly columns: readonly Column[];
}

/** Begins a CSV or XLSX file with its headings. */
export async function createTable({ path, format, title, columns }: TableFile): Promise<TableWriter> {
  if (format === 'xlsx') return xlsxFile(path, title, columns);
  const file = writing(createWriteStream(path, { flush: true }));
  await file.write(csvHead(columns));
  return {
    add: (rows) => file.write(csvRows(columns, rows)),
    end: file.end,
    giveUp: file.giveUp,
  };
}
