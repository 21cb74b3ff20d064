import { expect, it } from 'vitest';
import { getContestState } from './contest-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const addHours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const running = { published: true, starts_at: addHours(-1), ends_at: addHours(1), closed_at: null, drawn_at: null };

it('follows the clock until the contest is closed', () => {
  expect(getContestState(running, now)).toBe('running');
  expect(getContestState({ ...running, starts_at: addHours(1), ends_at: addHours(2) }, now)).toBe('planned');
  expect(getContestState({ ...running, ends_at: now }, now)).toBe('over');
  expect(getContestState({ ...running, published: false }, now)).toBe('draft');
  expect(getContestState({ ...running, closed_at: now }, now)).toBe('closed');
  expect(getContestState({ ...running, closed_at: now, drawn_at: now }, now)).toBe('drawn');
});
