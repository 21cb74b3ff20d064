import { expect, it } from 'vitest';
import { contestState } from './contest-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const running = { published: true, starts_at: hours(-1), ends_at: hours(1), closed_at: null, drawn_at: null };

it('goes by the clock until somebody closes it', () => {
  expect(contestState(running, now)).toBe('running');
  expect(contestState({ ...running, starts_at: hours(1), ends_at: hours(2) }, now)).toBe('planned');
  expect(contestState({ ...running, ends_at: now }, now)).toBe('over');
  expect(contestState({ ...running, published: false }, now)).toBe('draft');
  expect(contestState({ ...running, closed_at: now }, now)).toBe('closed');
  expect(contestState({ ...running, closed_at: now, drawn_at: now }, now)).toBe('drawn');
});
