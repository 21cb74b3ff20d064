import { describe, expect, it } from 'vitest';
import type { NavigationType } from 'react-router-dom';
import { currentView, isArrival, type ListState, type ShownView, viewPath } from './view-state.ts';

const sort = { field: 'created_at', order: 'DESC' } as const;
const late: ShownView = { key: 'late', label: 'Late', filter: { status: ['paid'], created_at_lt: '-P3D' }, sort };
const gifts: ShownView = {
  key: '7',
  label: 'Gifts',
  filter: { is_gift: true },
  sort,
  kept: { id: 7, resource: 'orders', name: 'Gifts', filter: { is_gift: true }, sort, columns: ['number', 'total'] },
};
const views = [late, gifts];
const columns = ['number', 'total'];

describe('a list is', () => {
  it.each<[string, Partial<ListState>, string | undefined, string | undefined, boolean?]>([
    ['at no view without conditions', {}, undefined, undefined],
    ['at no view without conditions, whatever was opened last', {}, 'late', undefined],
    [
      'at the view whose conditions it has, in any order',
      { filter: { created_at_lt: '-P3D', status: ['paid'] } },
      undefined,
      'late',
    ],
    ['at a described view whatever its columns', { filter: late.filter, columns: ['number'] }, undefined, 'late'],
    ['at a kept view with its columns', { filter: { is_gift: true } }, undefined, '7'],
    [
      'at a kept view that was changed by its columns',
      { filter: { is_gift: true }, columns: ['number'] },
      '7',
      '7',
      true,
    ],
    ['at the opened view that was changed', { filter: { ...late.filter, country_id: 'DE' } }, 'late', 'late', true],
    [
      'at the opened view that was sorted anew',
      { filter: late.filter, sort: { field: 'total', order: 'ASC' } },
      'late',
      'late',
      true,
    ],
    ['at no view when it has others’ conditions', { filter: { country_id: 'DE' } }, undefined, undefined],
  ])('%s', (_, state, opened, key, isChanged = false) => {
    const current = currentView(views, { filter: {}, sort, columns, ...state }, opened);
    expect(current && [current.view.key, current.isChanged]).toEqual(key && [key, isChanged]);
  });
});

it('a list reached by a link is at the view of its conditions, and not at one that was changed', () => {
  const at = (filter: ListState['filter']) => currentView(views, { filter, sort, columns }, 'late', true)?.view.key;
  expect([at({ country_id: 'DE' }), at({ is_gift: true })]).toEqual([undefined, '7']);
  const search = '?filter=%7B%22country_id%22%3A%22DE%22%7D';
  expect(isArrival({ search, state: null }, 'PUSH' as NavigationType)).toBe(true);
  // what the list changes by itself, and what it finds again
  expect(isArrival({ search, state: { _scrollToTop: false } }, 'PUSH' as NavigationType)).toBe(false);
  expect(isArrival({ search, state: null }, 'REPLACE' as NavigationType)).toBe(false);
  expect(isArrival({ search: '', state: null }, 'PUSH' as NavigationType)).toBe(false);
});

it('a view has an address', () => {
  expect(viewPath('orders', gifts)).toBe(
    '/orders?filter=%7B%22is_gift%22%3Atrue%7D&sort=created_at&order=DESC&page=1&columns=number%2Ctotal',
  );
  // columns are left to the reader
  expect(viewPath('orders', late)).not.toContain('columns');
});
