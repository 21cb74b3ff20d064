import { describe, expect, it } from 'vitest';
import type { NavigationType } from 'react-router-dom';
import { findCurrentView, isLinkNavigation, type ListState, type ShownView, buildViewPath } from './view-state.ts';

const sort = { field: 'created_at', order: 'DESC' } as const;
const late: ShownView = { key: 'late', label: 'Late', filter: { status: ['paid'], created_at_lt: '-P3D' }, sort };
const gifts: ShownView = {
  key: '7',
  label: 'Gifts',
  filter: { is_gift: true },
  sort,
  saved: { id: 7, resource: 'orders', name: 'Gifts', filter: { is_gift: true }, sort, columns: ['number', 'total'] },
};
const views = [late, gifts];
const columns = ['number', 'total'];

describe('a list is', () => {
  it.each<[string, Partial<ListState>, string | undefined, string | undefined, boolean?]>([
    ['at no view without conditions', {}, undefined, undefined],
    ['at no view without conditions, also after a view was opened', {}, 'late', undefined],
    [
      'at the view whose conditions it has, in any order',
      { filter: { created_at_lt: '-P3D', status: ['paid'] } },
      undefined,
      'late',
    ],
    ['at a view of the description with any columns', { filter: late.filter, columns: ['number'] }, undefined, 'late'],
    ['at a saved view with its columns', { filter: { is_gift: true } }, undefined, '7'],
    ['at a saved view whose columns were changed', { filter: { is_gift: true }, columns: ['number'] }, '7', '7', true],
    ['at the opened view that was changed', { filter: { ...late.filter, country_id: 'DE' } }, 'late', 'late', true],
    [
      'at the opened view that was sorted differently',
      { filter: late.filter, sort: { field: 'total', order: 'ASC' } },
      'late',
      'late',
      true,
    ],
    ['at no view with other conditions', { filter: { country_id: 'DE' } }, undefined, undefined],
  ])('%s', (_, state, opened, key, isChanged = false) => {
    const current = findCurrentView(views, { filter: {}, sort, columns, ...state }, opened);
    expect(current && [current.view.key, current.isChanged]).toEqual(key && [key, isChanged]);
  });
});

it('a list opened by a link is at the view of its conditions, and not at a changed one', () => {
  const findView = (filter: ListState['filter']) =>
    findCurrentView(views, { filter, sort, columns }, 'late', true)?.view.key;
  expect([findView({ country_id: 'DE' }), findView({ is_gift: true })]).toEqual([undefined, '7']);
  const search = '?filter=%7B%22country_id%22%3A%22DE%22%7D';
  expect(isLinkNavigation({ search, state: null }, 'PUSH' as NavigationType)).toBe(true);
  // changes by the list itself, and restored addresses
  expect(isLinkNavigation({ search, state: { _scrollToTop: false } }, 'PUSH' as NavigationType)).toBe(false);
  expect(isLinkNavigation({ search, state: null }, 'REPLACE' as NavigationType)).toBe(false);
  expect(isLinkNavigation({ search: '', state: null }, 'PUSH' as NavigationType)).toBe(false);
});

it('a view has an address', () => {
  expect(buildViewPath('orders', gifts)).toBe(
    '/orders?filter=%7B%22is_gift%22%3Atrue%7D&sort=created_at&order=DESC&page=1&columns=number%2Ctotal',
  );
  // views of the description have no columns
  expect(buildViewPath('orders', late)).not.toContain('columns');
});
