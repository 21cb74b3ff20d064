import { expect, test } from 'vitest';
import { ALWAYS, findRowInForce } from './dated.ts';

const rows = [
  { key: 'a', value: 2, valid_from: '2025-07-01' },
  { key: 'a', value: 1, valid_from: ALWAYS },
  { key: 'b', value: 9, valid_from: '2025-01-01' },
];

test.each([
  ['a', '2025-06-30', 1],
  ['a', '2025-07-01', 2],
  ['a', '2099-12-31', 2],
  ['b', '2024-12-31', undefined],
  ['c', '2026-01-01', undefined],
])('row %s on %s is %s', (key, day, value) => {
  expect(findRowInForce(rows, day, (row) => row.key === key)?.value).toBe(value);
});

test('of two rows of the same day the last one applies', () => {
  const rowsOfSameDay = [...rows, { key: 'a', value: 3, valid_from: '2025-07-01' }];
  expect(findRowInForce(rowsOfSameDay, '2026-01-01', (row) => row.key === 'a')?.value).toBe(3);
});
