import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectFormat } from './detect.ts';
import { readHead, readRows, readTable, type TableHead, type TableSource } from './read-table.ts';
import { withTableProblems, TableFault } from './table-fault.ts';
import { bomb, createBook, createOtherZip } from './testing-xlsx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const createSource = (file: string | Buffer, options: Partial<TableSource> = {}): TableSource => ({
  open: () => Readable.from([Buffer.from(file)]),
  folder,
  ...options,
});
const readCells = async (rows: AsyncIterable<{ cells: readonly string[] }>) => {
  const cells: (readonly string[])[] = [];
  for await (const row of rows) cells.push(row.cells);
  return cells;
};

describe('the format of a file is detected', () => {
  it.each([
    ['a,b\n1;2;3,4', 'utf_8', 'comma'],
    ['a;b\n1,50;2,50', 'utf_8', 'semicolon'],
    ['"a;b;c","d"\n1,2', 'utf_8', 'comma'],
    ['é\tü\n1\t2', 'utf_8', 'tab'],
    ['a|b', 'utf_8', 'pipe'],
  ])('by the first line of %j', (text, encoding, delimiter) => {
    expect(detectFormat(Buffer.from(text))).toEqual({ type: 'csv', encoding, delimiter });
  });

  it('by its bytes', async () => {
    expect(detectFormat(Buffer.from('Pr\xe9nom;Nom', 'latin1'))).toMatchObject({ encoding: 'windows_1252' });
    expect(detectFormat(Buffer.from('first name,last name', 'utf16le'))).toMatchObject({ encoding: 'utf_16' });
    expect(detectFormat(await createBook([['a']]))).toMatchObject({ type: 'xlsx' });
  });
});

describe('a CSV and a spreadsheet', () => {
  const rows = [
    ['Order', 'Order', ''],
    ['VS-1', 'two', '3'],
    ['VS-2', '', 'x'],
  ];
  const csv = 'Order;Order;\r\nVS-1; two ;3\r\n\r\nVS-2;;x\r\n';

  it('have the same headings and rows, with line numbers', async () => {
    const book = await createBook(rows);
    const headings = ['Order', 'Order (#2)', '#3'];
    expect(await readTable(createSource(csv))).toMatchObject({ headings, rows: [{ line: 2 }, { line: 4 }] });
    expect(await readTable(createSource(book))).toMatchObject({ headings, rows: [{ line: 2 }, { line: 3 }] });
    for (const file of [csv, book])
      expect((await readTable(createSource(file))).rows.map(({ cells }) => cells)).toEqual(rows.slice(1));
  });

  it('are read row by row; an early end leaves no temporary files', async () => {
    const file = createSource(await createBook([['n'], ...Array.from({ length: 5000 }, (_, n) => [n])]));
    const { headings, format } = await readHead(file, 2);
    for await (const row of readRows(file, { ...format, headings })) if (row.line > 3) break;
    expect(await readdir(folder)).toEqual([]);
    expect(await readCells(readRows(file, { ...format, headings }))).toHaveLength(5000);
    await expect(readCells(readRows(file, { ...format, headings: ['other'] }))).rejects.toMatchObject({
      code: 'import_other_headings',
    });
  });
});

describe('an invalid table has the error code of', () => {
  const createCells = (cells: number): string[] => Array.from({ length: cells }, (_, place) => `c${place}`);
  const cases: readonly (readonly [string, () => Promise<string | Buffer>, string, number | null])[] = [
    ['an empty file', async () => '', 'sheet_empty', null],
    ['headings without rows', async () => 'a,b\n', 'sheet_empty', null],
    ['a binary file', async () => Buffer.from([1, 2, 0, 3]), 'sheet_unreadable', null],
    ['an unclosed quote', async () => 'a,b\n"1,2\n3,4', 'import_row_too_long', 2],
    ['too many columns', async () => `a\n${createCells(501).join()}`, 'import_too_wide', 2],
    ['another zip', createOtherZip, 'import_not_xlsx', null],
    ['a truncated zip', async () => (await createBook([['a'], ['b']])).subarray(0, 300), 'sheet_unreadable', null],
    ['a zip bomb', bomb, 'import_bomb', null],
  ];
  it.each(cases)('%s', async (_case, make, code, line) => {
    const fault: unknown = await readTable(createSource(await make())).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(TableFault);
    expect(fault).toMatchObject({ code, line });
  });

  it('the limits of the source', async () => {
    const limits = { rows: 2, cell: 3, unpacked: 100 };
    const read = (file: string | Buffer): Promise<TableHead> =>
      withTableProblems(() => readTable(createSource(file, { limits })));
    expect((await read('a\n12345\n2')).rows[0]?.cells).toEqual(['123']);
    await expect(read('a\n1\n2\n3')).rejects.toMatchObject({ status: 422, options: { detailParams: { max: 2 } } });
    await expect(read(await createBook([['a'], ['b']]))).rejects.toMatchObject({ code: 'import_bomb' });
  });
});
