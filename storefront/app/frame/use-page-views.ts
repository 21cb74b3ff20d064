import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sendPageView } from './send-page-view.ts';

/** Sends a page view for each page (§4), without delaying it. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => void sendPageView(pathname), [pathname]);
}
