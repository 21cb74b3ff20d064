import { lazy, Suspense, useEffect, useState } from 'react';

const LinkPrefetcher = lazy(async () => ({ default: (await import('./LinkPrefetcher.tsx')).LinkPrefetcher }));

/** Whether browser and connection allow it: not while the visitor saves data, nor over a slow connection. */
function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return !isSlow && 'IntersectionObserver' in window;
}

/** Prefetches links near the viewport (§9), once the page has loaded and the browser is idle. */
export function PrefetchLinks() {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (!canPrefetch()) return;
    // Safari has no requestIdleCallback
    const wait = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 1000));
    const start = () => void wait(() => setStarted(true));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  if (!isStarted) return null;
  return (
    <Suspense>
      <LinkPrefetcher />
    </Suspense>
  );
}
