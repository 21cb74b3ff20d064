import { expect, type Page, test } from 'playwright/test';
import { trackRequests } from '../scripts/browser/track-requests.ts';
import { shopUrl } from './people.ts';

/** A layout shift, which the types of the DOM lack. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element | null }[];
}

/** Slow 4G as in Lighthouse, so that fonts, pictures and scripts arrive one after another. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

/** Words in the fallback font are a little wider or narrower; a line more or less is above this. */
const LEAST_SHIFT = 0.005;

/** The shifts of the layout that no input caused: how much, and of which elements. */
const readShifts = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shifts') as [number, string][]);

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await readShifts(page);
  expect(shifts.filter(([value]) => value > LEAST_SHIFT)).toEqual([]);
  expect(shifts.reduce((sum, [value]) => sum + value, 0)).toBeLessThan(2 * LEAST_SHIFT);
}

/** Opens a page on a slow connection. Returns a function that waits until it has loaded everything. */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          shifts.push([entry.value, entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' ')]);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifts });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const waitUntilIdle = trackRequests(page);
  await page.goto(shopUrl(path));
  await waitUntilIdle();
  return waitUntilIdle;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const path of ['/', '/vinyl-shop', '/vinyl/120', '/fr/cart', '/services/vinyl', '/blog/how-a-lacquer-is-cut'])
    test(`nothing moves while ${path} arrives, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const waitUntilIdle = await open(page, path);
      await page.mouse.wheel(0, 1500);
      await waitUntilIdle();
      await expectNoShift(page);
    });

test('nothing moves when the player arrives', async ({ page }) => {
  const waitUntilIdle = await open(page, '/vinyl/120');
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await waitUntilIdle();
  await expectNoShift(page);
});
