import type { Browser } from 'playwright';
import { trackRequests } from '../browser/track-requests.ts';

/** Frame times while a list was scrolled, in milliseconds. */
export interface Frames {
  longest: number;
  p99: number;
  count: number;
}

interface ScrollTarget {
  url: string;
  token: string;
  /** Of the scrolled element. */
  selector: string;
}

/** Scrolls a list to its end and back by wheel events and measures every frame. */
export async function scrollFrames(browser: Browser, { url, token, selector }: ScrollTarget): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(url);
  await context.addCookies([{ name: 'token', value: token, domain: hostname, path: '/admin' }]);
  const page = await context.newPage();
  const waitUntilIdle = trackRequests(page);
  await page.goto(url);
  await waitUntilIdle();
  await page.locator(selector).hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    let lastTime = performance.now();
    const recordFrame = (now: number): void => {
      frames.push(now - lastTime);
      lastTime = now;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    Object.assign(globalThis, { frameTimes: frames });
  });
  for (const direction of [1, -1]) {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, direction * 120);
      await page.waitForTimeout(16);
    }
  }
  const frames = await page.evaluate(() => (Reflect.get(globalThis, 'frameTimes') as number[]).slice(2));
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const computeQuantile = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { longest: computeQuantile(1), p99: computeQuantile(0.99), count: frames.length };
}
