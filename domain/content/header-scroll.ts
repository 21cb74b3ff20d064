/** §9: the header leaves its place after this many pixels of scroll. */
export const HEADER_OFFSET_PX = 50;

/** How the site header stands. */
export type HeaderState = 'static' | 'hidden' | 'fixed';

/**
 * §4 header scroll: static under 50 px; beyond that hidden when scrolling down, fixed when scrolling up. Without a
 * movement it stays as it was. Offsets in CSS pixels from the top.
 */
export function headerState(offset: number, previousOffset: number, current: HeaderState): HeaderState {
  if (offset < HEADER_OFFSET_PX) return 'static';
  if (offset === previousOffset) return current;
  return offset > previousOffset ? 'hidden' : 'fixed';
}
