import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { sanitizeRichText } from '#domain/rich-text/sanitize-rich-text.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import { migrateDatabase } from './migrate.ts';

const TAG = '0004_descriptions_as_html';

/** Stored Markdown and its HTML. */
const TEXTS = [
  ['In one take.', '<p>In one take.</p>'],
  [
    'In **one** _take_.\nBy the sea.\n\nTwice.',
    '<p>In <strong>one</strong> <em>take</em>.<br />By the sea.</p><p>Twice.</p>',
  ],
  ['- loud\n* **soft**', '<ul><li><p>loud</p></li><li><p><strong>soft</strong></p></li></ul>'],
  [
    'At [the _shop_](https://example.com/_a_?b=1&c="2") and [](mailto:lea@example.com), a_b_c [sic] (x).',
    '<p>At <a href="https://example.com/_a_?b=1&amp;c=&quot;2&quot;">the <em>shop</em></a> and ' +
      '<a href="mailto:lea@example.com">mailto:lea@example.com</a>, a_b_c [sic] (x).</p>',
  ],
  ['I <3 it & 3 < 4', '<p>I &lt;3 it &amp; 3 &lt; 4</p>'],
  ['\n\n', ''],
] as const;

it('converts the Markdown of descriptions to sanitised HTML', async () => {
  const { db, url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = ['0000_before', TAG].map((tag, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  const table = 'CREATE TABLE projects (id serial, description_en text, description_fr text);';
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const rows = TEXTS.map(([markdown]) => `INSERT INTO projects (description_en) VALUES (${quote(markdown)});`);
  await writeFile(join(folder, '0000_before.sql'), [table, ...rows].join('\n'));
  await copyFile(join(import.meta.dirname, `migrations/${TAG}.sql`), join(folder, `${TAG}.sql`));
  await migrateDatabase(url, folder);
  const { rows: migratedRows } = await db.execute<{ description_en: string; description_fr: string | null }>(
    sql`select description_en, description_fr from projects order by id`,
  );
  expect(migratedRows.map(({ description_en }) => description_en)).toEqual(TEXTS.map(([, html]) => html));
  expect(migratedRows.map(({ description_en: html }) => sanitizeRichText(html))).toEqual(TEXTS.map(([, html]) => html));
  expect(new Set(migratedRows.map(({ description_fr }) => description_fr))).toEqual(new Set([null]));
});
