import type { Page, Request } from 'playwright';

/** Requests that stay open as long as their page. */
const ENDLESS = /\/admin\/live-updates$/;

/** Returns a function that waits until a page has had no request for `quietMs`. Unlike `networkidle` it ignores endless requests. */
export function trackRequests(page: Page, quietMs = 500): () => Promise<void> {
  const open = new Set<Request>();
  let lastChangeAt = performance.now();
  const track = (change: (request: Request) => unknown) => (request: Request) => {
    if (ENDLESS.test(request.url())) return;
    change(request);
    lastChangeAt = performance.now();
  };
  page.on(
    'request',
    track((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    track((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    track((request) => open.delete(request)),
  );
  return async () => {
    while (open.size > 0 || performance.now() - lastChangeAt < quietMs) await page.waitForTimeout(50);
  };
}
