import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a panel over the page is open; going to another page closes it. */
export function usePanel() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return { open: openAt === key, show: () => setOpenAt(key), hide: () => setOpenAt(undefined) };
}
