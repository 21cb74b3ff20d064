import { describe, expect, it } from 'vitest';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { fieldStories } from './stories/field-stories.ts';
import { findIndexBySide, listOfferedSides, numberTracks, sideMinutes, findNextPosition } from './tracklist.ts';
import type { ValidationContext } from './validators.ts';

describe('tracks on sides', () => {
  it('are numbered by side', () => {
    expect(numberTracks(['A', 'A', 'B', '', 'B'])).toEqual([1, 2, 1, 1, 2]);
  });

  it('move within and across sides', () => {
    const sides = ['A', 'A', 'B'];
    expect(findNextPosition(sides, 0, 1)).toEqual({ to: 1, side: 'A' });
    expect(findNextPosition(sides, 1, 1)).toEqual({ to: 1, side: 'B' });
    expect(findNextPosition(sides, 2, -1)).toEqual({ to: 2, side: 'A' });
    expect(findNextPosition(sides, 0, -1)).toBeUndefined();
    expect(findNextPosition(sides, 2, 1)).toBeUndefined();
  });

  it('move to their new side, and to the end without side', () => {
    expect(findIndexBySide(['A', 'B', 'A', 'B'], 2)).toBe(1);
    expect(findIndexBySide(['B', 'A', 'B'], 0)).toBe(1);
    expect(findIndexBySide(['', 'A', 'B'], 0)).toBe(2);
  });

  it('can start one more side', () => {
    expect(listOfferedSides([])).toEqual(['A', 'B']);
    expect(listOfferedSides(['A', 'C', ''])).toEqual(['A', 'B', 'C', 'D']);
    expect(listOfferedSides(['Z'])).toHaveLength(26);
  });

  describe('on sides that are too long', () => {
    const track = (side: string | null, duration: number) => ({ side, duration });
    const checkSides = (
      value: unknown,
      disc_format: string | null,
      context: ValidationContext = { sideLimits: SIDE_LIMIT_SEED },
    ) => sideMinutes(value, fieldStories.tracklist.field, { disc_format }, context);
    const longSides = [track('B', 900), track('A', 10), track('B', 601)];

    it('are rejected by the disc format', () => {
      const fittingSides = [track('A', 900), track('A', 600), track('B', 10), track(null, 9000)];
      expect(checkSides(fittingSides, '12_33')).toBeUndefined();
      expect(checkSides(fittingSides, '7_45')).toEqual({ code: 'side_too_long', params: { side: 'A', max: '5:30' } });
      expect(checkSides(longSides, null)).toEqual({ code: 'side_too_long', params: { side: 'B', max: '25:00' } });
      expect(checkSides(null, '12_33')).toBeUndefined();
    });

    it('are rejected by the loaded limits and accepted until these are loaded', () => {
      const sideLimits = [{ format: '12_33', warn: 1500, refuse: 1501 }] as const;
      expect(checkSides(longSides, '12_33', { sideLimits })).toBeUndefined();
      const longerSides = [...longSides, track('B', 1)];
      expect(checkSides(longerSides, '12_33', { sideLimits })?.params).toEqual({ side: 'B', max: '25:01' });
      expect(checkSides(longSides, '12_33', {})).toBeUndefined();
    });
  });
});
