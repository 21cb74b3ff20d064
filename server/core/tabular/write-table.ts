import { createWriteStream } from 'node:fs';
import type { Column } from './column.ts';
import { formatCsvHead, formatCsvRows } from './csv-cells.ts';
import { type TableWriter, writing } from './table-writer.ts';
import { createXlsx } from './xlsx.ts';

/** A table to write row by row. */
export interface TableFile {
  readonly path: string;
  readonly format: 'csv' | 'xlsx';
  /** Name of the sheet. */
  readonly title: string;
  readonly columns: readonly Column[];
}

/** Creates a CSV or XLSX file with headings. */
export async function createTable({ path, format, title, columns }: TableFile): Promise<TableWriter> {
  if (format === 'xlsx') return createXlsx(path, title, columns);
  const file = writing(createWriteStream(path, { flush: true }));
  await file.write(formatCsvHead(columns));
  return {
    add: (rows) => file.write(formatCsvRows(columns, rows)),
    end: file.end,
    giveUp: file.giveUp,
  };
}
