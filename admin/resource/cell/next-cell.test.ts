import { expect, it } from 'vitest';
import { findNextCell } from './next-cell.ts';

const rows = [7, 3, 9];
const columns = ['status', 'note'];

it('moves through the cells of a row, then to the next row, in both directions', () => {
  expect(findNextCell({ id: 7, column: 'status' }, rows, columns, 1)).toEqual({ id: 7, column: 'note' });
  expect(findNextCell({ id: 7, column: 'note' }, rows, columns, 1)).toEqual({ id: 3, column: 'status' });
  expect(findNextCell({ id: 3, column: 'status' }, rows, columns, -1)).toEqual({ id: 7, column: 'note' });
});

it('ends where the page ends', () => {
  expect(findNextCell({ id: 9, column: 'note' }, rows, columns, 1)).toBeUndefined();
  expect(findNextCell({ id: 7, column: 'status' }, rows, columns, -1)).toBeUndefined();
});
