import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Sends a page view for each page (§4), without delaying it. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // loaded when the page is idle, and a view may be lost
    void import('./send-page-view.ts').then(({ sendPageView }) => sendPageView(pathname)).catch(() => undefined);
  }, [pathname]);
}
