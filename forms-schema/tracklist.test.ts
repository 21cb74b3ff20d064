import { describe, expect, it } from 'vitest';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { fieldStories } from './stories/field-stories.ts';
import { indexBySide, offeredSides, placesOf, sideMinutes, stepOf } from './tracklist.ts';
import type { Facts } from './validators.ts';

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

  describe('that cannot be cut', () => {
    const track = (side: string | null, duration: number) => ({ side, duration });
    const judge = (value: unknown, disc_format: string | null, facts: Facts = { sideLimits: SIDE_LIMIT_SEED }) =>
      sideMinutes(value, fieldStories.tracklist.field, { disc_format }, facts);
    const long = [track('B', 900), track('A', 10), track('B', 601)];

    it('are refused by the format of the discs', () => {
      const fitting = [track('A', 900), track('A', 600), track('B', 10), track(null, 9000)];
      expect(judge(fitting, '12_33')).toBeUndefined();
      expect(judge(fitting, '7_45')).toEqual({ code: 'side_too_long', params: { side: 'A', max: '5:30' } });
      expect(judge(long, null)).toEqual({ code: 'side_too_long', params: { side: 'B', max: '25:00' } });
      expect(judge(null, '12_33')).toBeUndefined();
    });

    it('are refused by the limits that are told, by none while they are not known', () => {
      const sideLimits = [{ format: '12_33', warn: 1500, refuse: 1501 }] as const;
      expect(judge(long, '12_33', { sideLimits })).toBeUndefined();
      expect(judge([...long, track('B', 1)], '12_33', { sideLimits })?.params).toEqual({ side: 'B', max: '25:01' });
      expect(judge(long, '12_33', {})).toBeUndefined();
    });
  });
});
