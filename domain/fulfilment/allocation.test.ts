import { expect, test } from 'vitest';
import { allocate } from './allocation.ts';

const order = (id: number, paid_at: number, ...lines: [item: number, wanted: number][]) => ({
  id,
  paid_at,
  lines: lines.map(([item_id, wanted], index) => ({ id: id * 10 + index, item_id, wanted })),
});
const outcomes = (...args: Parameters<typeof allocate>) =>
  allocate(...args).map(({ id, outcome, lines }) => [id, outcome, lines.map(({ allocated }) => allocated)]);

test('who paid first is served first, whatever the order they are named in', () => {
  expect(outcomes([order(1, 200, [7, 2]), order(2, 100, [7, 2])], new Map([[7, 3]]))).toEqual([
    [1, 'left_out', [1]],
    [2, 'full', [2]],
  ]);
});

test('one that is short takes nothing, so a later one goes whole', () => {
  expect(outcomes([order(1, 100, [7, 3], [8, 1]), order(2, 200, [7, 2])], new Map([[7, 2]]))).toEqual([
    [1, 'left_out', [2, 1]],
    [2, 'full', [2]],
  ]);
});

test('one that may go in part takes what there is', () => {
  expect(outcomes([order(1, 100, [7, 3], [8, 1]), order(2, 200, [7, 2])], new Map([[7, 2]]), new Set([1]))).toEqual([
    [1, 'partial', [2, 1]],
    [2, 'left_out', [0]],
  ]);
});

test('one that may go in part stays when there is nothing of it', () => {
  expect(outcomes([order(1, 100, [7, 3])], new Map([[7, 0]]), new Set([1]))).toEqual([[1, 'left_out', [0]]]);
});

test('what nobody counted holds nobody up', () => {
  expect(outcomes([order(1, 100, [7, 30])], new Map())).toEqual([[1, 'full', [30]]]);
});

test('two lines of one item share its copies', () => {
  expect(outcomes([order(1, 100, [7, 2], [7, 2])], new Map([[7, 3]]), new Set([1]))).toEqual([[1, 'partial', [2, 1]]]);
});

test('the same moment is settled by the number', () => {
  expect(outcomes([order(2, 100, [7, 1]), order(1, 100, [7, 1])], new Map([[7, 1]]))).toEqual([
    [2, 'left_out', [0]],
    [1, 'full', [1]],
  ]);
});
