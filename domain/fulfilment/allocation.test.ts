import { expect, test } from 'vitest';
import { allocate } from './allocation.ts';

const order = (id: number, paid_at: number, ...lines: [item: number, wanted: number][]) => ({
  id,
  paid_at,
  lines: lines.map(([item_id, wanted], index) => ({ id: id * 10 + index, item_id, wanted })),
});
const outcomes = (...args: Parameters<typeof allocate>) =>
  allocate(...args).map(({ id, outcome, lines }) => [id, outcome, lines.map(({ allocated }) => allocated)]);

test('orders are served in the order of payment', () => {
  expect(outcomes([order(1, 200, [7, 2]), order(2, 100, [7, 2])], new Map([[7, 3]]))).toEqual([
    [1, 'left_out', [1]],
    [2, 'full', [2]],
  ]);
});

test('a short order takes nothing, so that later ones are complete', () => {
  expect(outcomes([order(1, 100, [7, 3], [8, 1]), order(2, 200, [7, 2])], new Map([[7, 2]]))).toEqual([
    [1, 'left_out', [2, 1]],
    [2, 'full', [2]],
  ]);
});

test('a short order that may be partial takes the available copies', () => {
  expect(outcomes([order(1, 100, [7, 3], [8, 1]), order(2, 200, [7, 2])], new Map([[7, 2]]), new Set([1]))).toEqual([
    [1, 'partial', [2, 1]],
    [2, 'left_out', [0]],
  ]);
});

test('a partial order without available copies is left out', () => {
  expect(outcomes([order(1, 100, [7, 3])], new Map([[7, 0]]), new Set([1]))).toEqual([[1, 'left_out', [0]]]);
});

test('items without stock entry are unlimited', () => {
  expect(outcomes([order(1, 100, [7, 30])], new Map())).toEqual([[1, 'full', [30]]]);
});

test('lines of the same item share its copies', () => {
  expect(outcomes([order(1, 100, [7, 2], [7, 2])], new Map([[7, 3]]), new Set([1]))).toEqual([[1, 'partial', [2, 1]]]);
});

test('orders paid at the same time are served by id', () => {
  expect(outcomes([order(2, 100, [7, 1]), order(1, 100, [7, 1])], new Map([[7, 1]]))).toEqual([
    [2, 'left_out', [0]],
    [1, 'full', [1]],
  ]);
});
