import { useSyncExternalStore } from 'react';
import { SIDE_WIDTH, useCompact } from '#admin/ui/use-phone.ts';

/** Widths are rounded down to this step, so that resizing does not lay out at every pixel. */
const STEP = 20;
/** Width of the screen padding, the checkbox and the row menu. */
const EDGES = 128;

function subscribeToResize(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** Returns the width available to the columns of a list, in pixels. */
export function useListWidth(): number {
  const compact = useCompact();
  const width = useSyncExternalStore(subscribeToResize, () => innerWidth - (innerWidth % STEP));
  return width - EDGES - (compact ? 0 : SIDE_WIDTH);
}
