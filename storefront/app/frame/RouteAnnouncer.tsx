import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the title of a new page to screen readers after a client-side navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const initialPathname = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== initialPathname.current) setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
