import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers the title of the page a link led to, as a browser does for whole pages. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== first.current) setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
