/** Order, positions and lengths of tracks on the sides of a record. Pure. */
import { checkSideLength, findSideLimits } from '#domain/catalogue/side-minutes.ts';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import type { Validator } from './validators.ts';

/** The side of each track, in order; '' for none. */
export type Sides = readonly string[];

/** Position of each track on its side, from 1. */
export function numberTracks(sides: Sides): number[] {
  const counts = new Map<string, number>();
  return sides.map((side) => {
    const number = (counts.get(side) ?? 0) + 1;
    counts.set(side, number);
    return number;
  });
}

export interface TrackPosition {
  readonly to: number;
  readonly side: string;
}

/**
 * The position one step up or down: past the adjacent track, or onto its side at a side's edge. Undefined at the ends.
 */
export function findNextPosition(sides: Sides, index: number, step: 1 | -1): TrackPosition | undefined {
  const side = sides[index];
  const nextSide = sides[index + step];
  if (side === undefined || nextSide === undefined) return undefined;
  return nextSide === side ? { to: index + step, side } : { to: index, side: nextSide };
}

/** The index of a track after its side changed: tracks are grouped by side in alphabetical order. */
export function findIndexBySide(sides: Sides, index: number): number {
  // tracks without side come last
  const lastSide = '\u{10ffff}';
  const order = sides
    .map((side, position) => ({ side: side || lastSide, position }))
    .toSorted((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : a.position - b.position));
  return order.findIndex(({ position }) => position === index);
}

/** The selectable sides: those in use and one more, at least A and B. */
export function listOfferedSides(sides: Sides): string[] {
  const highest = Math.max(0, ...sides.map((side) => (/^[A-Z]$/.test(side) ? side.charCodeAt(0) - 64 : 0)));
  return Array.from({ length: Math.min(26, Math.max(2, highest + 1)) }, (_, index) => String.fromCharCode(65 + index));
}

interface Track {
  readonly side?: unknown;
  readonly duration?: unknown;
}

/** Total seconds by side. */
function sumSideLengths(tracks: readonly Track[]): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const { side, duration } of tracks) {
    const name = typeof side === 'string' ? side : '';
    lengths.set(name, (lengths.get(name) ?? 0) + (typeof duration === 'number' ? duration : 0));
  }
  return lengths;
}

const isTrack = (value: unknown): value is Track => typeof value === 'object' && value !== null;

/**
 * Rejects sides that are too long for the sibling `disc_format`. Tracks without side are valid, and so are all tracks
 * until the limits are loaded.
 */
export const sideMinutes: Validator = (value, _, { disc_format }, context) => {
  const limits = findSideLimits(context?.sideLimits, disc_format);
  if (!limits) return undefined;
  const tracks = Array.isArray(value) ? value.filter(isTrack) : [];
  const tooLongSide = [...sumSideLengths(tracks)].find(
    ([side, length]) => side && checkSideLength(length, limits) === 'too_long',
  );
  return tooLongSide && { code: 'side_too_long', params: { side: tooLongSide[0], max: formatPlayTime(limits.refuse) } };
};
