// `npm run lighthouse`: Lighthouse's mobile preset on the storefront's pages in English and French, on the small demo shop. Names of
// pages select rows: `npm run lighthouse -- home cart`.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { saveCart } from '../bench/page-weights.ts';
import { findFreePort } from '../process/children.ts';
import { startShop } from '../process/shop.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../setup/browser.ts';
import { ROOT } from '../setup/root.mjs';
import { PAGES, type LighthousePage } from './pages.ts';

const RESULT = 'docs/measured-lighthouse.md';
/** Runs of a page; the median of the performance counts. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Least scores by category. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Category = (typeof CATEGORIES)[number];

interface PageResult {
  /** Lighthouse's benchmark of the machine before the page. */
  readonly index: number;
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that failed, with their first elements. */
  readonly failed: readonly string[];
  readonly lcp: string;
  readonly tbt: string;
  readonly cls: string;
}

const names = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const shop = await startShop({ DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '' });
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'] ?? ensureBrowser(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
});
const faults: string[] = [];
const lines: string[] = [];
try {
  const cartId = await saveCart(shop.origin);
  for (const page of PAGES.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const language of ['en', 'fr'] as const) {
      const result = await measurePage(page, language, cartId);
      const label = `${page.name}, ${language}`;
      for (const category of CATEGORIES)
        if (result.scores[category] < AIMS[category]) faults.push(`${label}: ${category} ${result.scores[category]}`);
      for (const audit of result.failed) console.log(`${label}: ${audit}`);
      addLine([page.name, language, ...CATEGORIES.map((category) => result.scores[category])], result);
    }
  // what the machine and the document take without the scripts of the page
  const [home] = PAGES;
  if (home && (names.length === 0 || names.includes(home.name))) {
    const reference = await measurePage(home, 'en', cartId, ['*.js']);
    addLine([`${home.name}, scripts blocked`, 'en', reference.scores.performance, '-', '-', '-'], reference);
  }
} finally {
  await browser.close();
  await shop.stop();
}
if (names.length === 0) writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${lines.join('\n')}\n`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Adds a row of the table. */
function addLine(cells: readonly (string | number)[], { lcp, tbt, cls, index }: PageResult): void {
  lines.push(`| ${[...cells, lcp, tbt, cls, index].join(' | ')} |`);
  console.log(lines.at(-1));
}

async function measurePage(
  { paths, isCart, isIndexed }: LighthousePage,
  language: 'en' | 'fr',
  cartId: string,
  blocked: string[] = [],
) {
  const url = (await fetch(shop.origin + paths[language])).url;
  const results: PageResult[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(blocked.length > 0 && { blockedUrlPatterns: blocked }),
      ...(isCart && { extraHeaders: { Cookie: `cart=${cartId}` } }),
      // a page of one visitor asks not to be indexed
      ...(isIndexed ? {} : { skipAudits: ['is-crawlable'] }),
    });
    if (!answer) throw new Error(`Lighthouse returned nothing for ${url}.`);
    results.push(toPageResult(answer.lhr));
  }
  const [median] = results.toSorted((a, b) => a.scores.performance - b.scores.performance).slice(Math.floor(RUNS / 2));
  if (!median) throw new Error('Nothing was measured.');
  return median;
}

function toPageResult({ categories, audits, environment, runtimeError }: Result): PageResult {
  if (runtimeError) throw new Error(runtimeError.message);
  const getScore = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, getScore(category)]),
  ) as PageResult['scores'];
  const failed = CATEGORIES.filter((category) => scores[category] < AIMS[category]).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title} ${describeDetails(audits[id]?.details)}`),
  );
  const show = (id: string) => audits[id]?.displayValue ?? '-';
  return {
    index: Math.round(environment.benchmarkIndex),
    scores,
    failed,
    lcp: show('largest-contentful-paint'),
    tbt: show('total-blocking-time'),
    cls: show('cumulative-layout-shift'),
  };
}

/** The first elements or addresses of an audit. */
function describeDetails(details: unknown): string {
  const { items = [] }: { items?: unknown[] } = Object(details);
  return JSON.stringify(items.slice(0, 3)).slice(0, 600);
}

function buildPreamble(): string {
  return [
    '# Lighthouse',
    '',
    `\`npm run lighthouse\` on the small demo shop: mobile preset with simulated slow 4G, the run with the median performance of ${RUNS}.`,
    `Aims: performance ${AIMS.performance}, the others 100. The cart and other pages of one visitor are not indexed, so their audit \`is-crawlable\` is left`,
    'out. LCP: largest contentful paint; TBT: total blocking time; CLS: layout shift; index: Lighthouse’s benchmark of the machine',
    'just before the page. The preset slows the processor down four times, which turns an index of 1,500 to 2,000 into a phone of the',
    'middle class; a machine with a lower index gives lower performance. The last row is the home page without its scripts.',
    '',
    '| page | language | performance | accessibility | best practices | SEO | LCP | TBT | CLS | index |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    '',
  ].join('\n');
}
