import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
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

/** Loads a page in a fresh browser profile, scrolls it and measures its scripts. */
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
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.addInitScript(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => durations.push(duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(globalThis, { longTasks: durations });
  });
  const waitUntilIdle = trackRequests(page);
  await page.goto(url);
  await waitUntilIdle();
  await act?.(page);
  await page.mouse.wheel(0, 3000);
  await waitUntilIdle();
  // gzip, whatever encoding the server chose
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);
  const longestTask = await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])));
  await context.close();
  return { kilobytes: Math.round(bytes / 100) / 10, longestTask: Math.round(longestTask) };
}
