import { useState } from 'react';
import { useLocation } from 'react-router';

/** State of a side panel; a navigation closes it. */
export function usePanel() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return { open: openAt === key, show: () => setOpenAt(key), hide: () => setOpenAt(undefined) };
}
