import type { Browser } from 'playwright';
import { trackRequests } from '../browser/track-requests.ts';

/** How long frames took while a list was scrolled, in milliseconds. */
export interface Frames {
  longest: number;
  p99: number;
  count: number;
}

interface Scrolled {
  url: string;
  token: string;
  /** What is scrolled. */
  selector: string;
}

/** Scrolls a list of a page to its end and back as a wheel does, and measures every frame meanwhile. */
export async function scrollFrames(browser: Browser, { url, token, selector }: Scrolled): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(url);
  await context.addCookies([{ name: 'token', value: token, domain: hostname, path: '/admin' }]);
  const page = await context.newPage();
  const untilQuiet = trackRequests(page);
  await page.goto(url);
  await untilQuiet();
  await page.locator(selector).hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frameTimes: frames });
  });
  for (const way of [1, -1]) {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, way * 120);
      await page.waitForTimeout(16);
    }
  }
  const frames = await page.evaluate(() => (Reflect.get(globalThis, 'frameTimes') as number[]).slice(2));
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { longest: at(1), p99: at(0.99), count: frames.length };
}
