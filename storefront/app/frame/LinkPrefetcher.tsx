import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { findPageKind } from './page-kind.ts';

/** Distance from the viewport at which a link is prefetched (§9). */
export const PREFETCH_MARGIN = '200px';

/** Marks the links of prefetched files in the document. */
const MARK = { 'data-prefetch': '' };

/** The links of this site that have not been observed. */
function findNewLinks(observed: WeakSet<Element>): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => !observed.has(link));
  for (const link of links) observed.add(link);
  return links;
}

/**
 * Prefetches pages whose links come near the viewport: code and data of the first link of each kind, as pages of one
 * kind share their code.
 */
export function LinkPrefetcher() {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const observed = new WeakSet<Element>();
    const addPage = (link: HTMLAnchorElement) => {
      const kind = findPageKind(link.pathname);
      if (kind === undefined || link.pathname === window.location.pathname) return;
      setPages((current) => (current.has(kind) ? current : new Map([...current, [kind, link.pathname + link.search]])));
    };
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          // links of closed menus have a place too
          if (!isIntersecting || !target.checkVisibility({ visibilityProperty: true })) continue;
          // React Router reloads the page when it cannot load the code of another
          if (!navigator.onLine) continue;
          nearby.unobserve(target);
          addPage(target as HTMLAnchorElement);
        }
      },
      { rootMargin: PREFETCH_MARGIN },
    );
    const observeNewLinks = () => findNewLinks(observed).forEach((link) => nearby.observe(link));
    const changes = new MutationObserver(observeNewLinks);
    observeNewLinks();
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      nearby.disconnect();
    };
  }, []);
  return [...pages].map(([kind, page]) => <PrefetchPageLinks key={kind} page={page} {...MARK} />);
}
