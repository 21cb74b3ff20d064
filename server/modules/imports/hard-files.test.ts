import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { importQueue } from './import-queue.ts';
import { importRows, imports } from './imports.table.ts';
import { createTableSource } from './import-upload.ts';
import { runImports } from './run-imports.ts';
import { importer } from './testing.ts';
import { bomb, type BookCell, createBook, createOtherZip } from '#server/core/tabular/testing-xlsx.ts';
import { readRows } from '#server/core/tabular/read-table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

let api: TestApi;
let admin: ReturnType<typeof importer>;

beforeAll(async () => {
  api = await startApi();
  admin = importer(api, { as: 'admin' });
});
afterAll(() => api.close());

const buildFile = (count: number, from = 1): string =>
  [
    'email,name,city',
    ...Array.from({ length: count }, (_, index) => `c${from + index}@example.net,Name ${from + index},Paris`),
  ].join('\n');
const countCustomers = (city: string) => api.db.$count(users, eq(users.city, city));
const toLatin1 = (text: string) => Buffer.from(text, 'latin1');

describe('file formats', () => {
  it.each([
    [
      'Windows-1252',
      toLatin1('email;name\nlea@example.net;Léa Moréau\n'),
      { encoding: 'windows_1252', delimiter: 'semicolon' },
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFemail\tname\nlea@example.net\tLéa Moréau\n', 'utf16le'),
      { encoding: 'utf_16', delimiter: 'tab' },
    ],
    [
      'UTF-8 with byte order mark',
      Buffer.from('\uFEFFemail|name\nlea@example.net|Léa Moréau\n'),
      { encoding: 'utf_8', delimiter: 'pipe' },
    ],
  ])('%s is detected', async (_, file, format) => {
    const { body } = await admin.begin('customers', file);
    expect(body).toMatchObject({ ...format, headings: ['email', 'name'], sample: [['lea@example.net', 'Léa Moréau']] });
  });

  it('of numbers and dates are detected from the sample rows', async () => {
    const { body } = await admin.begin('orders', 'order;date;total\nA1;14/03/2025;1.234,50 €\n');
    expect(body).toMatchObject({ decimal: 'comma', dates: 'day_first' });
    const american = await admin.begin('orders', 'order,date,total\nA1,3/14/25 10:22am,24.90\n');
    expect(american.body).toMatchObject({ decimal: 'point', dates: 'month_first' });
  });

  it('can be overridden', async () => {
    const { body } = await admin.begin('customers', 'email,name\nlea@example.net,Moreau; Léa\n');
    const read = await admin.read(body.id, { delimiter: 'semicolon' });
    expect(read.body).toMatchObject({ headings: ['email,name', '#2'].slice(0, 1), columns: { email: null } });
    const refused = await admin.read(body.id, { columns: { email: 'Nowhere' } });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'columns.email', code: 'input_not_allowed' }],
    ]);
  });

  it('of spreadsheet cells are read: texts, numbers, dates and values of formulas', async () => {
    const rows: BookCell[][] = [
      ['order', 'date', 'email', 'name', 'country', 'barcode', 'quantity', 'price', 'total'],
      [
        'B1',
        { day: 45_730 },
        'lea@example.net',
        'Léa & Paul',
        'France',
        3_760_123_456_784,
        1,
        24.9,
        { formula: 'G2*H2', value: '24.9' },
      ],
      ['B2', { day: 45_731.5 }, 'ben@example.net', 'Ben Wolf', 'France', '999', 1, 0.1 + 0.2, { formula: 'G3*H3' }],
    ];
    const created = await admin.checked('orders', await createBook(rows), {}, 'orders.xlsx');
    const rowsRead = await admin.rows(created.id);
    expect(rowsRead[0]?.values).toMatchObject({
      created_at: '2025-03-14',
      name: 'Léa & Paul',
      barcode: '3760123456784',
      total: '24.9',
    });
    expect(rowsRead[1]?.values).toMatchObject({ created_at: '2025-03-15 12:00:00', price: '0.3', total: '=' });
    expect(rowsRead[1]?.errors).toContainEqual({ path: 'total', code: 'formula_cell' });
  });
});

describe('files that cannot be read', () => {
  it.each([
    ['a file without rows', 'email,name\n', 'sheet_empty'],
    [
      'an old spreadsheet',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)]),
      'import_old_excel',
    ],
    ['binary data', Buffer.from([1, 2, 0, 0, 0, 7, 8, 0, 9, 1, 1, 1]), 'sheet_unreadable'],
  ])('%s is refused with a code', async (_, file, code) => {
    const { status, body } = await admin.begin('customers', file);
    expect([status, body.errors]).toEqual([422, [{ path: 'file', code }]]);
  });

  it.each([
    ['a zip that is not a workbook', createOtherZip, 'import_not_xlsx'],
    ['a zip bomb', bomb, 'import_bomb'],
  ])('%s is refused', async (_, make, code) => {
    const { status, body } = await admin.begin('customers', await make(), 'rows.xlsx');
    expect([status, body.errors]).toEqual([422, [{ path: 'file', code }]]);
  });

  it('fail with the line of the error, and can be read with another encoding', async () => {
    const head = `email,name\n${'a@example.net,Ana\n'.repeat(20_000)}`;
    const bytes = Buffer.concat([Buffer.from(head), toLatin1('b@example.net,Zoé\n')]);
    const { body } = await admin.begin('customers', bytes);
    expect(body.encoding).toBe('utf_8');
    await admin.check(body.id);
    expect(await admin.get(body.id)).toMatchObject({ status: 'failed', failure: 'import_encoding' });
    const draft = await api.call('POST', `/admin/imports/${body.id}/draft`, { as: 'admin' });
    expect(draft.body).toMatchObject({ status: 'draft', failure: null });
    const unclosed = await admin.begin('customers', `email,name\na@example.net,"Ana\n${'x'.repeat(2_100_000)}`);
    const errors = unclosed.status === 422 ? unclosed.body.errors : undefined;
    expect(errors).toEqual([{ path: 'file', code: 'import_row_too_long', params: { line: 2 } }]);
  });
});

describe('invalid rows', () => {
  it('report too many cells, formulas, texts that are too long, and invalid phone numbers', async () => {
    const file = [
      'email,name,name,phone',
      'a@example.net,Ana,Duarte,1,2,3',
      '=A1,Ben,Wolf,1',
      `c@example.net,${'x'.repeat(12_000)},,1`,
      'd@example.net,Dora,,not a number',
    ].join('\n');
    const created = await admin.checked('customers', file);
    expect(created.headings).toEqual(['email', 'name', 'name (#3)', 'phone']);
    const rows = await admin.rows(created.id);
    const errors = rows.map((row) => row.errors.map(({ path, code }) => [path, code].join(' ')));
    expect(errors).toEqual([
      [' import_row_ragged'],
      expect.arrayContaining(['email formula_cell']),
      ['name input_max_length'],
      ['phone input_pattern'],
    ]);
    const [ragged] = await admin.rows(created.id, { code: 'import_row_ragged' });
    const corrected = await admin.correct(created.id, ragged?.id ?? 0, { values: { phone: '12' } });
    expect(corrected.body).toMatchObject({ status: 'valid', errors: [] });
  });
});

/** Starts a task and aborts its run once `hasProgressed`. */
async function interruptTask(id: number, action: string, hasProgressed: () => Promise<boolean>): Promise<void> {
  expect((await api.call('POST', `/admin/imports/${id}/${action}`, { as: 'admin' })).status).toBe(200);
  const shutdown = new AbortController();
  const run = runImports.run({}, testContext(api), { last: true, signal: shutdown.signal });
  while (!(await hasProgressed())) await new Promise((resolve) => setTimeout(resolve, 20));
  shutdown.abort();
  await run;
}

describe('large files', () => {
  it('are read as a stream', async () => {
    const { body } = await admin.begin('customers', buildFile(60_000));
    const [upload] = await api.db
      .select()
      .from(uploads)
      .where(eq(uploads.used_by, `imports/${body.id}`));
    let bytes = 0;
    let rows = 0;
    const source = { ...createTableSource(api, { id: upload?.id ?? '' }), onBytes: (count: number) => (bytes = count) };
    const table = { encoding: 'utf_8', delimiter: 'comma', headings: body.headings ?? [] } as const;
    for await (const _ of readRows(source, table)) if (++rows === 100) break;
    expect(upload?.size).toBeGreaterThan(2_000_000);
    // only a few chunks of the file are read
    expect(bytes).toBeLessThan(600_000);
  });

  // allow for slow machines
  vi.setConfig({ testTimeout: 120_000 });

  it('of 5,000 rows continue after an interruption without writing a row twice', async () => {
    const { body } = await admin.begin('customers', buildFile(5000, 10_000).replaceAll('Paris', 'Restart'));
    const count = (status: 'valid' | 'imported') =>
      api.db.$count(importRows, and(eq(importRows.import_id, body.id), eq(importRows.status, status)));

    await interruptTask(body.id, 'check', async () => (await count('valid')) > 300);
    expect((await admin.get(body.id)).status).toBe('waiting');
    await admin.run();
    expect(await admin.get(body.id)).toMatchObject({
      status: 'ready',
      rows_new: 5000,
      rows_wrong: 0,
      rows_total: 5000,
    });

    await interruptTask(body.id, 'write', async () => (await count('imported')) > 300);
    const before = await countCustomers('Restart');
    expect(before).toBeLessThan(5000);
    expect(await count('imported')).toBe(before);
    // the lease of a killed run expires and the next run continues
    const stale = { status: 'running', lease_id: 'killed', renewed_at: new Date(Date.now() - 60_000) } as const;
    await api.db.update(imports).set(stale).where(eq(imports.id, body.id));
    await admin.run();
    expect(await admin.get(body.id)).toMatchObject({ status: 'done', rows_imported: 5000 });
    expect(await countCustomers('Restart')).toBe(5000);
    const isWriteEntry = and(eq(auditEntries.resource, 'user'), eq(auditEntries.operation, 'adminWriteImport'));
    expect(await api.db.$count(auditEntries, isWriteEntry)).toBe(5000);
  });

  it('can be stopped with their written rows kept, continued, and undone despite an interruption', async () => {
    const created = await admin.checked('customers', buildFile(1500, 50_000).replaceAll('Paris', 'Stopped'));
    await api.call('POST', `/admin/imports/${created.id}/write`, { as: 'admin' });
    const run = runImports.run({}, testContext(api), { last: true });
    while ((await countCustomers('Stopped')) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await api.call('POST', `/admin/imports/${created.id}/cancel`, { as: 'admin' });
    await run;
    const stopped = await admin.get(created.id);
    expect(stopped).toMatchObject({ status: 'cancelled', rows_imported: await countCustomers('Stopped') });
    expect(await importQueue.leaseNext(api.db)).toBeUndefined();
    await admin.write(created.id);
    expect(await countCustomers('Stopped')).toBe(1500);

    await interruptTask(created.id, 'undo', async () => (await countCustomers('Stopped')) < 1400);
    await admin.run();
    expect(await admin.get(created.id)).toMatchObject({ status: 'undone', rows_undone: 1500 });
    expect(await countCustomers('Stopped')).toBe(0);
  });
});
