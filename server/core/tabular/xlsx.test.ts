import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { createXlsx } from './xlsx.ts';
import { readXlsx } from '#server/resources/exports/testing-xlsx.ts';

const columns: Column[] = [
  { heading: 'No.', kind: 'number', value: ({ id }) => Number(id) },
  { heading: 'Name <&>', kind: 'text', value: ({ name }) => (typeof name === 'string' ? name : null) },
];
const createRows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: id % 2 ? `=${id} & more` : null }));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('writes all rows', async () => {
  const path = join(folder, 'one.xlsx');
  const file = await createXlsx(path, 'Orders', columns);
  for (let part = 0; part < 3; part += 1) await file.add(createRows(3));
  await file.end();
  const sheets = await readXlsx(path);
  expect(sheets).toEqual([
    {
      name: 'Orders',
      rows: [['No.', 'Name <&>'], ...[0, 1, 2].flatMap(() => [['0'], ['1', '=1 & more'], ['2']])],
    },
  ]);
});

it('continues a full sheet in another with headings', async () => {
  const path = join(folder, 'many.xlsx');
  const file = await createXlsx(path, 'A/very: long [name] that no sheet may have', columns, { rows: 4, letters: 1e9 });
  await file.add(createRows(7));
  await file.add(createRows(1));
  await file.end();
  const sheets = await readXlsx(path);
  const name = 'A very  long  name  that ';
  expect(sheets.map((sheet) => sheet.name)).toEqual([name, `${name} 2`, `${name} 3`]);
  expect(sheets.map((sheet) => sheet.rows.map(([first]) => first))).toEqual([
    ['No.', '0', '1', '2'],
    ['No.', '3', '4', '5'],
    ['No.', '6', '0'],
  ]);
});

it('reports a full disk', async () => {
  const file = await createXlsx('/dev/full', 'Orders', columns);
  const writeRows = async () => {
    for (let part = 0; part < 400; part += 1)
      await file.add(Array.from({ length: 100 }, () => ({ id: Math.random(), name: `${Math.random()}` })));
    await file.end();
  };
  await expect(writeRows()).rejects.toMatchObject({ code: 'ENOSPC' });
  file.giveUp();
});
