import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * State of a side panel. A navigation that begins closes it; a panel opened while a page loads stays open when that page
 * arrives.
 */
export function usePanel() {
  const current = useLocation().key;
  const destination = useNavigation().location?.key ?? current;
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== destination) setOpenAt(undefined);
  return {
    open: openAt === destination,
    show: () => setOpenAt(destination),
    hide: () => setOpenAt(undefined),
  };
}
