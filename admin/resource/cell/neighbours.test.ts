import { expect, it } from 'vitest';
import { nextCell } from './neighbours.ts';

const rows = [7, 3, 9];
const names = ['status', 'note'];

it('goes through the cells of a row, then to the next row, both ways', () => {
  expect(nextCell({ id: 7, name: 'status' }, rows, names, 1)).toEqual({ id: 7, name: 'note' });
  expect(nextCell({ id: 7, name: 'note' }, rows, names, 1)).toEqual({ id: 3, name: 'status' });
  expect(nextCell({ id: 3, name: 'status' }, rows, names, -1)).toEqual({ id: 7, name: 'note' });
});

it('ends where the page ends', () => {
  expect(nextCell({ id: 9, name: 'note' }, rows, names, 1)).toBeUndefined();
  expect(nextCell({ id: 7, name: 'status' }, rows, names, -1)).toBeUndefined();
});
