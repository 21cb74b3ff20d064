import { expect, it } from 'vitest';
import { contestState } from './contest-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const addHours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const running = { published: true, starts_at: addHours(-1), ends_at: addHours(1), closed_at: null, drawn_at: null };

it('follows the clock until the contest is closed', () => {
  expect(contestState(running, now)).toBe('running');
  expect(contestState({ ...running, starts_at: addHours(1), ends_at: addHours(2) }, now)).toBe('planned');
  expect(contestState({ ...running, ends_at: now }, now)).toBe('over');
  expect(contestState({ ...running, published: false }, now)).toBe('draft');
  expect(contestState({ ...running, closed_at: now }, now)).toBe('closed');
  expect(contestState({ ...running, closed_at: now, drawn_at: now }, now)).toBe('drawn');
});
