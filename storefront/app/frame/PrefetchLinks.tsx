import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { findPageKind } from './page-kind.ts';

/** Distance from the viewport at which a link is prefetched (§9). */
const PREFETCH_MARGIN = '200px';

/** Marks the links of prefetched files in the document. */
const MARK = { 'data-prefetch': '' };

/** Whether browser and connection allow it: not while the visitor saves data, nor over a slow connection. */
function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Time after which a page prefetches others, in milliseconds: its own scripts have run by then. */
const START_MS = 3000;

/** Calls `run` when the browser is idle. Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);

/** Calls `onNear` with each link of this site that comes near the viewport. Returns a function that stops it. */
function watchLinks(onNear: (link: HTMLAnchorElement) => void): () => void {
  const observed = new WeakSet<Element>();
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // links of closed menus have a place too
        if (!isIntersecting || !target.checkVisibility({ visibilityProperty: true })) continue;
        // React Router reloads the page when it cannot load the code of another
        if (!navigator.onLine) continue;
        nearby.unobserve(target);
        onNear(target as HTMLAnchorElement);
      }
    },
    { rootMargin: PREFETCH_MARGIN },
  );
  const observeNewLinks = () => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([data-no-prefetch])')) {
      if (observed.has(link)) continue;
      observed.add(link);
      nearby.observe(link);
    }
  };
  const changes = new MutationObserver(observeNewLinks);
  observeNewLinks();
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    nearby.disconnect();
  };
}

/**
 * Prefetches pages whose links come near the viewport (§9), from 3 s after the first page on: code and data of the first
 * link of each kind, as pages of one kind share their code. One page at a time, whenever the browser is idle.
 */
export function PrefetchLinks() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    const kinds = new Set<string>();
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (!canPrefetch()) return;
      stop = watchLinks(({ pathname, search }) => {
        const kind = findPageKind(pathname);
        if (kind === undefined || kinds.has(kind) || pathname === window.location.pathname) return;
        kinds.add(kind);
        whenIdle(() => setPages((current) => [...current, pathname + search]));
      });
    }, START_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} {...MARK} />);
}
