/** Scroll offset from which the header is no longer static (§9). */
const HEADER_OFFSET_PX = 50;

/** Position of the site header. */
export type HeaderState = 'static' | 'hidden' | 'fixed';

/**
 * §4 header scroll: static under 50 px; beyond that hidden when scrolling down, fixed when scrolling up, unchanged without
 * movement. Offsets in CSS pixels from the top.
 */
export function computeHeaderState(offset: number, previousOffset: number, current: HeaderState): HeaderState {
  if (offset < HEADER_OFFSET_PX) return 'static';
  if (offset === previousOffset) return current;
  return offset > previousOffset ? 'hidden' : 'fixed';
}
