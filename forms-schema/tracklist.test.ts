import { describe, expect, it } from 'vitest';
import { sideLimits } from '#domain/side-minutes.ts';
import { fieldStories } from './stories/field-stories.ts';
import { indexBySide, offeredSides, placesOf, sideLengths, stepOf } from './tracklist.ts';

describe('tracks on sides', () => {
  it('are numbered on each side', () => {
    expect(placesOf(['A', 'A', 'B', '', 'B'])).toEqual([1, 2, 1, 1, 2]);
  });

  it('step past each other, and over the edge of a side', () => {
    const sides = ['A', 'A', 'B'];
    expect(stepOf(sides, 0, 1)).toEqual({ to: 1, side: 'A' });
    expect(stepOf(sides, 1, 1)).toEqual({ to: 1, side: 'B' });
    expect(stepOf(sides, 2, -1)).toEqual({ to: 2, side: 'A' });
    expect(stepOf(sides, 0, -1)).toBeUndefined();
    expect(stepOf(sides, 2, 1)).toBeUndefined();
  });

  it('go to their new side, those on none to the end', () => {
    expect(indexBySide(['A', 'B', 'A', 'B'], 2)).toBe(1);
    expect(indexBySide(['B', 'A', 'B'], 0)).toBe(1);
    expect(indexBySide(['', 'A', 'B'], 0)).toBe(2);
  });

  it('may start one more side', () => {
    expect(offeredSides([])).toEqual(['A', 'B']);
    expect(offeredSides(['A', 'C', ''])).toEqual(['A', 'B', 'C', 'D']);
    expect(offeredSides(['Z'])).toHaveLength(26);
  });

  it('are refused where a side cannot be cut', () => {
    const check = sideLengths(sideLimits('12_33'));
    const track = (side: string | null, duration: number) => ({ side, duration });
    const judge = (value: unknown) => check(value, fieldStories.tracklist.field, {});
    expect(judge([track('A', 900), track('A', 600), track('B', 10), track(null, 9000)])).toBeUndefined();
    expect(judge([track('B', 900), track('A', 10), track('B', 601)])).toEqual({
      code: 'side_too_long',
      params: { side: 'B', max: '25:00' },
    });
    expect(judge(null)).toBeUndefined();
  });
});
