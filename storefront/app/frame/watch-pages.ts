import { findPageKind } from './page-kind.ts';

/** Distance from the viewport at which a link is prefetched (§9). */
const PREFETCH_MARGIN = '200px';

/** Whether browser and connection allow it: not while the visitor saves data, nor over a slow connection. */
function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return !isSlow && 'IntersectionObserver' in window;
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
 * Calls `onPage` with the first page of each kind whose link comes near the viewport, when browser and connection allow
 * prefetching. Returns a function that stops it.
 */
export function watchPages(onPage: (page: string) => void): () => void {
  if (!canPrefetch()) return () => undefined;
  const kinds = new Set<string>();
  return watchLinks(({ pathname, search }) => {
    const kind = findPageKind(pathname);
    if (kind === undefined || kinds.has(kind) || pathname === window.location.pathname) return;
    kinds.add(kind);
    onPage(pathname + search);
  });
}
