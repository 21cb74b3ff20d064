import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asc, sql } from 'drizzle-orm';
import { partition } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Language, MailTemplate } from '#generated/enums.ts';
import type { Export } from '#generated/schemas.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { customers } from '#server/modules/accounts/index.ts';
import { ACCOUNT_LETTERS } from '#server/testing/letters/account-letters.ts';
import { ORDER_LETTERS } from '#server/testing/letters/order-letters.ts';
import { SHOP_LETTERS } from '#server/testing/letters/shop-letters.ts';
import type { Write } from '#server/testing/letters/writing.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

/** A letter without a case is a type error. */
const LETTERS: Readonly<Record<MailTemplate, Write>> = { ...ORDER_LETTERS, ...ACCOUNT_LETTERS, ...SHOP_LETTERS };

/** Tables with the language of a recipient. */
const READERS = ['users', 'orders', 'manual_orders', 'quotes', 'conversations', 'customers', 'contest_entries'];

let api: TestApi;
let address: string;

beforeAll(async () => {
  if (!existsSync(fileURLToPath(new URL('../../build/storefront/server/index.js', import.meta.url))))
    throw new Error('The storefront is not built: run "node scripts/setup.mjs build".');
  api = await startApi({ config: { serve: 'all' } });
  await loadDemo(api);
  const [customer] = await api.db.select().from(customers).orderBy(asc(customers.id)).limit(1);
  const made = await api.call<Export>('POST', `/admin/client/${customer?.id ?? 0}/export`, {
    as: 'team',
    body: { mailed: true },
  });
  await runExports.run({ export_id: made.body.id }, testContext(api), { last: true });
  address = await api.listen();
}, 120_000);
afterAll(() => api.close());

/** Renders a letter and returns it; nothing is stored. */
async function write(template: MailTemplate) {
  const context = testContext(api, { config: { ...api.config, publicUrl: address }, jobs: silentJobs });
  let written: (typeof mails.$inferSelect)[] = [];
  const undone = new Error('undone');
  const writing = api.db.transaction(async (tx) => {
    await tx.delete(mails);
    await LETTERS[template]({ tx, context });
    written = await tx.select().from(mails);
    throw undone;
  });
  await writing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return written;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** Links and contents of a letter, as HTML and as text. */
function linksOf({ html, text }: { html: string; text: string }): { html: string[]; text: string[] } {
  const plain = (url: string) => url.replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return {
    html: [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => plain(url)),
    text: [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url),
  };
}

const reached = new Map<string, Promise<number>>();

/** The status a link ends in, after redirects. */
function statusOf(url: string): Promise<number> {
  const known =
    reached.get(url) ??
    fetch(url).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
  reached.set(url, known);
  return known;
}

describe.each(Language.values)('in %s', (lang) => {
  beforeAll(async () => {
    for (const table of READERS)
      await api.db.execute(sql`update ${sql.identifier(table)} set lang = ${lang} where lang <> ${lang}`);
  }, 60_000);

  it.each(MailTemplate.values)('every link of %s leads to a page', async (template) => {
    const written = await write(template);
    expect(written.map((letter) => letter.template)).toEqual([template]);
    const { html, text } = linksOf(written[0] ?? { html: '', text: '' });
    expect(html.length).toBeGreaterThan(0);
    expect(written[0]?.html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    const [inside, outside] = partition([...html, ...text], (url) => url.startsWith(address));
    // a carrier has pages of its own
    expect(outside.filter((url) => !url.startsWith('https://carrier.example/'))).toEqual([]);
    for (const url of inside) expect([await statusOf(url), url]).toEqual([200, url]);
  });
});

it('answers 404 where no page is, so that a dead link is seen', async () => {
  for (const path of ['/my-account/box', '/bids', '/fr/my-account/projects'])
    expect(await statusOf(address + path), path).toBe(404);
});
