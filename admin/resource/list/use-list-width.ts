import { useSyncExternalStore } from 'react';
import { SIDE_WIDTH, useCompact } from '#admin/ui/use-phone.ts';

/** A list is not laid out anew for every pixel that a window grows. */
const STEP = 20;
/** What stands beside the columns: the edges of the screen, the box and the menu of each row. */
const EDGES = 128;

function listen(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** Pixels that a list has for its columns. */
export function useListWidth(): number {
  const compact = useCompact();
  const width = useSyncExternalStore(listen, () => innerWidth - (innerWidth % STEP));
  return width - EDGES - (compact ? 0 : SIDE_WIDTH);
}
