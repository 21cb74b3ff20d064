import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Marks the links of prefetched files in the document. */
const MARK = { 'data-prefetch': '' };

/** Signs that a visitor uses the page. */
const SIGNS_OF_USE = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Time after which a page that nobody touches prefetches, in milliseconds: its own scripts have run by then. */
const UNTOUCHED_MS = 3000;

/** Calls `run` when the browser is idle. Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);

/** Calls `start` once the visitor uses the page, or later by itself. Returns a function that cancels it. */
function waitForUse(start: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    waiting.abort();
    // without a connection nothing is prefetched
    start().catch(() => undefined);
  };
  const timer = setTimeout(begin, UNTOUCHED_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { signal, passive: true });
  return () => waiting.abort();
}

/**
 * Prefetches pages whose links come near the viewport (§9), once the visitor uses the page: code and data of the first link
 * of each kind, as pages of one kind share their code. One page at a time, whenever the browser is idle.
 */
export function PrefetchLinks() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const cancel = waitForUse(async () => {
      const { watchPages } = await import('./watch-pages.ts');
      if (isLeft) return;
      stop = watchPages((page) => whenIdle(() => setPages((current) => [...current, page])));
    });
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} {...MARK} />);
}
