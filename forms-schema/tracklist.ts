/** How tracks lie on the sides of a record: order, places, lengths. Pure. */
import { judgeSide, sideLimits } from '#domain/catalogue/side-minutes.ts';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import type { Validator } from './validators.ts';

/** Sides of the tracks in their order; '' for a track on none. */
export type Sides = readonly string[];

/** Place of each track on its side, from 1. */
export function placesOf(sides: Sides): number[] {
  const counts = new Map<string, number>();
  return sides.map((side) => {
    const place = (counts.get(side) ?? 0) + 1;
    counts.set(side, place);
    return place;
  });
}

export interface Step {
  readonly to: number;
  readonly side: string;
}

/** One step up or down: past the next track of the same side, or over the edge onto the next side. Undefined at the ends. */
export function stepOf(sides: Sides, index: number, by: 1 | -1): Step | undefined {
  const own = sides[index];
  const next = sides[index + by];
  if (own === undefined || next === undefined) return undefined;
  return next === own ? { to: index + by, side: own } : { to: index, side: next };
}

/** Where a track belongs after it got another side: tracks of a side stand together, sides in the order of letters. */
export function indexBySide(sides: Sides, index: number): number {
  const last = '\u{10ffff}';
  const order = sides
    .map((side, at) => ({ side: side || last, at }))
    .toSorted((one, other) => (one.side < other.side ? -1 : one.side > other.side ? 1 : one.at - other.at));
  return order.findIndex(({ at }) => at === index);
}

/** Sides to choose from: those in use and the next one, at least A and B. */
export function offeredSides(sides: Sides): string[] {
  const highest = Math.max(0, ...sides.map((side) => (/^[A-Z]$/.test(side) ? side.charCodeAt(0) - 64 : 0)));
  return Array.from({ length: Math.min(26, Math.max(2, highest + 1)) }, (_, at) => String.fromCharCode(65 + at));
}

interface Track {
  readonly side?: unknown;
  readonly duration?: unknown;
}

/** Seconds on each side, of typed records. */
export function lengthsOf(tracks: readonly Track[]): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const { side, duration } of tracks) {
    const name = typeof side === 'string' ? side : '';
    lengths.set(name, (lengths.get(name) ?? 0) + (typeof duration === 'number' ? duration : 0));
  }
  return lengths;
}

const isTrack = (value: unknown): value is Track => typeof value === 'object' && value !== null;

/**
 * Refuses sides that cannot be cut on discs of the format that is said beside the tracks (`disc_format`). Tracks on no side
 * are not judged, and none is while the limits are not known.
 */
export const sideMinutes: Validator = (value, _, { disc_format }, facts) => {
  const limits = sideLimits(facts?.sideLimits, disc_format);
  if (!limits) return undefined;
  const tracks = Array.isArray(value) ? value.filter(isTrack) : [];
  const wrong = [...lengthsOf(tracks)].find(([side, length]) => side && judgeSide(length, limits) === 'too_long');
  return wrong && { code: 'side_too_long', params: { side: wrong[0], max: formatPlayTime(limits.refuse) } };
};
