import type { Page, Request } from 'playwright';

/** Answers that stay open as long as their page. */
const ENDLESS = /\/admin\/changes$/;

/** How to wait until a page has loaded nothing for a while; the browser's own idea of it waits for endless answers. */
export function trackRequests(page: Page, quietMs = 500): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (ENDLESS.test(request.url())) return;
    change(request);
    last = performance.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );
  return async () => {
    while (open.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(50);
  };
}
