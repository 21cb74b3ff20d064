// Measures the storefront's pages for visitors, from the cache and computed for each request.
import { formatSpeed } from './api-rows.ts';
import { PAGES } from './cases.ts';
import { serveEmptyPage } from './empty-page.ts';
import { measureLoad, type Speed } from './load.ts';
import type { Row } from './table.ts';

/** Aims of a page from the cache: requests a second, and how many times the same page uncached. */
const CACHED_SPEED = 2_000;
const CACHED_FACTOR = 20;

/** A page with this parameter sets a cookie, so it is computed for each request. */
const UNCACHED = '?currency=EUR';

const formatNumber = (value: number): string => value.toLocaleString('en');

/** Measures each page uncached, beside an empty React Router page, and right after it from the cache. */
export async function measureStorefront(origin: string, log: (line: string) => void): Promise<Row[]> {
  const emptyPage = await serveEmptyPage();
  const measure = (site: string, url: string): Promise<Speed> => measureLoad(site, { name: url, method: 'GET', url });
  try {
    const rows: Row[] = [];
    for (const { name, path, minSpeed } of PAGES) {
      if (!minSpeed) continue;
      log(`Loading the ${name} page …`);
      // project pages redirect to their full address
      const { pathname } = new URL((await fetch(origin + path)).url);
      const uncached = await measure(origin, pathname + UNCACHED);
      const cached = await measure(origin, pathname);
      const empty = await measure(emptyPage.origin, '/');
      rows.push(
        {
          what: `${name} page, uncached`,
          ours: formatSpeed(uncached),
          reference: formatSpeed(empty),
          ratio: `${Math.round((uncached.rps / empty.rps) * 100)} %`,
          aim: `>= ${formatNumber(minSpeed)}/s`,
        },
        {
          what: `${name} page`,
          ours: formatSpeed(cached),
          reference: formatSpeed(uncached),
          ratio: `x ${(cached.rps / uncached.rps).toFixed(1)}`,
          aim: `>= ${formatNumber(CACHED_SPEED)}/s, x ${CACHED_FACTOR}`,
        },
      );
    }
    return rows;
  } finally {
    await emptyPage.stop();
  }
}
