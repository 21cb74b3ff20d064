import { expect, test } from 'vitest';
import { addTrack, moveTrack, type Queue, removeTrack } from './queue.ts';

type Track = { readonly id: number };
const createQueue = (ids: readonly number[], index: number): Queue<Track> => ({
  tracks: ids.map((id) => ({ id })),
  index,
});
const read = (queue: Queue<Track> | undefined) => queue && [queue.tracks.map(({ id }) => id), queue.index];

test.each([
  [3, 'last', [[1, 2, 3], 0]],
  [3, 'next', [[1, 3, 2], 0]],
  [2, 'last', [[1, 2], 0]],
  [1, 'last', [[1, 2], 0]],
] as const)('adding %d as %s to 1, 2', (id, place, queue) => {
  expect(read(addTrack(createQueue([1, 2], 0), { id }, place))).toEqual(queue);
});

test('a track that is in the queue is moved, and the current one stays current', () => {
  expect(read(addTrack(createQueue([1, 2, 3], 2), { id: 1 }, 'next'))).toEqual([[2, 3, 1], 1]);
  expect(read(addTrack(createQueue([1, 2, 3, 4], 0), { id: 4 }, 'next'))).toEqual([[1, 4, 2, 3], 0]);
});

test('the first track of an empty queue is current', () => {
  expect(read(addTrack(undefined, { id: 7 }, 'next'))).toEqual([[7], 0]);
});

test.each([
  [1, 1, [[1, 3, 2], 2]],
  [1, -1, [[2, 1, 3], 0]],
  [0, -1, [[1, 2, 3], 1]],
  [2, 1, [[1, 2, 3], 1]],
  [0, 1, [[2, 1, 3], 0]],
] as const)('moving place %d by %d in 1, 2, 3 with 2 current', (from, step, queue) => {
  expect(read(moveTrack(createQueue([1, 2, 3], 1), from, step))).toEqual(queue);
});

test.each([
  [0, [[2, 3], 0]],
  [1, [[1, 3], 1]],
  [2, [[1, 2], 1]],
] as const)('removing place %d of 1, 2, 3 with 2 current', (place, queue) => {
  expect(read(removeTrack(createQueue([1, 2, 3], 1), place))).toEqual(queue);
});

test('removing the last place when it is current continues with the first', () => {
  expect(read(removeTrack(createQueue([1, 2], 1), 1))).toEqual([[1], 0]);
  expect(removeTrack(createQueue([1], 0), 0)).toBeUndefined();
});
