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
import { seedRates } from '#server/modules/pricing/index.ts';
import { ACCOUNT_LETTERS } from '#server/testing/letters/account-letters.ts';
import { ORDER_LETTERS, writePledge } from '#server/testing/letters/order-letters.ts';
import { SHOP_LETTERS } from '#server/testing/letters/shop-letters.ts';
import type { Write } from '#server/testing/letters/writing.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

/** A template without a case is a compile error. */
const LETTERS: Readonly<Record<MailTemplate, Write>> = { ...ORDER_LETTERS, ...ACCOUNT_LETTERS, ...SHOP_LETTERS };

/** Tables with the language of recipients. */
const RECIPIENT_TABLES = [
  'users',
  'orders',
  'manual_orders',
  'quotes',
  'conversations',
  'customers',
  'contest_entries',
  'subscribers',
];

let api: TestApi;
let address: string;

beforeAll(async () => {
  if (!existsSync(fileURLToPath(new URL('../../build/storefront/server/index.js', import.meta.url))))
    throw new Error('The storefront is not built: run "node scripts/setup.mjs build".');
  api = await startApi({ config: { serve: 'all' } });
  await seedRates(api.db);
  await loadDemo(api);
  await writePledge(api.db);
  const [customer] = await api.db.select().from(customers).orderBy(asc(customers.id)).limit(1);
  const created = await api.call<Export>('POST', `/admin/client/${customer?.id ?? 0}/export`, {
    as: 'team',
    body: { mailed: true },
  });
  await runExports.run({ export_id: created.body.id }, testContext(api), { last: true });
  address = await api.listen();
}, 120_000);
afterAll(() => api.close());

/** Renders a letter in a transaction that is rolled back. */
async function renderLetter(template: MailTemplate) {
  const context = testContext(api, { config: { ...api.config, publicUrl: address }, jobs: silentJobs });
  let letters: (typeof mails.$inferSelect)[] = [];
  const rollback = new Error('undone');
  const transaction = api.db.transaction(async (tx) => {
    await tx.delete(mails);
    await LETTERS[template]({ tx, context });
    letters = await tx.select().from(mails);
    throw rollback;
  });
  await transaction.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return letters;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** Links of a letter's HTML and text. */
function parseLinks({ html, text }: { html: string; text: string }): { html: string[]; text: string[] } {
  const decodeEntities = (url: string) => url.replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);
  return {
    html: [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => decodeEntities(url)),
    text: [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url),
  };
}

const statusesByUrl = new Map<string, Promise<number>>();

/** Fetches a link and returns the status after redirects. Cached by URL. */
function fetchStatus(url: string): Promise<number> {
  const status =
    statusesByUrl.get(url) ??
    fetch(url).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
  statusesByUrl.set(url, status);
  return status;
}

describe.each(Language.values)('in %s', (lang) => {
  beforeAll(async () => {
    for (const table of RECIPIENT_TABLES)
      await api.db.execute(sql`update ${sql.identifier(table)} set lang = ${lang} where lang <> ${lang}`);
  }, 60_000);

  it.each(MailTemplate.values)('every link of %s responds 200', async (template) => {
    const letters = await renderLetter(template);
    expect(letters.map((letter) => letter.template)).toEqual([template]);
    const { html, text } = parseLinks(letters[0] ?? { html: '', text: '' });
    expect(html.length).toBeGreaterThan(0);
    expect(letters[0]?.html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    const [internalUrls, externalUrls] = partition([...html, ...text], (url) => url.startsWith(address));
    // tracking pages of carriers are external
    expect(externalUrls.filter((url) => !url.startsWith('https://carrier.example/'))).toEqual([]);
    for (const url of internalUrls) expect([await fetchStatus(url), url]).toEqual([200, url]);
  });
});

it('responds 404 for paths without a page', async () => {
  for (const path of ['/my-account/projects', '/bids', '/fr/my-account/projects'])
    expect(await fetchStatus(address + path), path).toBe(404);
});
