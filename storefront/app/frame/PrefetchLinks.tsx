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
  const isSlow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return !isSlow && 'IntersectionObserver' in window;
}

/** Calls `start` once the page has loaded and the browser is idle. Returns a function that cancels it. */
function waitForIdlePage(start: () => void): () => void {
  let isCancelled = false;
  const startUnlessCancelled = () => !isCancelled && start();
  // Safari has no requestIdleCallback
  const wait = () => void (window.requestIdleCallback ?? ((run) => setTimeout(run, 1000)))(startUnlessCancelled);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
  };
}

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
 * Prefetches pages whose links come near the viewport (§9), once the page has loaded and the browser is idle: code and
 * data of the first link of each kind, as pages of one kind share their code.
 */
export function PrefetchLinks() {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!canPrefetch()) return;
    let stop: (() => void) | undefined;
    const cancel = waitForIdlePage(() => {
      stop = watchLinks(({ pathname, search }) => {
        const kind = findPageKind(pathname);
        if (kind === undefined || pathname === window.location.pathname) return;
        setPages((current) => (current.has(kind) ? current : new Map([...current, [kind, pathname + search]])));
      });
    });
    return () => {
      cancel();
      stop?.();
    };
  }, []);
  return [...pages].map(([kind, page]) => <PrefetchPageLinks key={kind} page={page} {...MARK} />);
}
