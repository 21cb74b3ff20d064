import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { trackRequests } from '../browser/track-requests.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../setup/browser.ts';

/** JavaScript and longest task of a page load. */
export interface PageWeight {
  /** Gzipped JavaScript in kB. */
  kilobytes: number;
  /** Longest task of the main thread in milliseconds while loading and scrolling. */
  longestTask: number;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
}

interface Visit {
  /** Cookies by name. */
  cookies?: Record<string, string>;
  /** Staff token. */
  token?: string;
  /** Runs after the page has loaded. */
  act?: (page: Page) => Promise<void>;
}

/**
 * Loads a page in a fresh browser profile, scrolls it and measures its scripts, without those that it only prefetches
 * for other pages.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  { token, cookies = {}, act }: Visit = {},
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { hostname: domain } = new URL(url);
  if (token) await context.addCookies([{ name: 'token', value: token, domain, path: '/admin' }]);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' })));
  const page = await context.newPage();
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => durations.push(duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(globalThis, { longTasks: durations });
    // React marks a link before it inserts it, which starts the request
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-prefetch' && !('prefetchStart' in globalThis))
        Object.assign(globalThis, { prefetchStart: performance.now() });
      setAttribute.call(this, name, value);
    };
  });
  const waitUntilIdle = trackRequests(page);
  await page.goto(url);
  await waitUntilIdle();
  await act?.(page);
  await page.mouse.wheel(0, 3000);
  await waitUntilIdle();
  for (const url of await listPrefetchedScripts(page)) scripts.delete(url);
  // gzip, whatever encoding the server chose
  const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);
  const longestTask = await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])));
  await context.close();
  return { kilobytes: Math.round(bytes / 100) / 10, longestTask: Math.round(longestTask) };
}

/** The scripts that the page has loaded only for other pages: those first requested by a prefetching link. */
function listPrefetchedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][data-prefetch]');
    const hrefs = new Set([...links].map(({ href }) => href));
    const start = Number(Reflect.get(globalThis, 'prefetchStart') ?? Infinity);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => hrefs.has(name) && startTime >= start)
      .map(({ name }) => name);
  });
}
