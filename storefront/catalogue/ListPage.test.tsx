import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CARD } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { parseListQuery } from './list-query.ts';
import { ListPage } from './ListPage.tsx';

async function open(search: string, { count = 60, projects = [CARD] } = {}) {
  const query = parseListQuery(new URLSearchParams(search));
  const list = { projects, count, offset: 0, limit: 24 };
  return renderScreen(<ListPage title="Vinyl shop" base="/vinyl-shop" query={query} list={list} />, {
    path: `/vinyl-shop${search}`,
  });
}
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('adds and removes filters by links', async () => {
  await open('?genre=11|18&type=vinyl&page=2');
  expect(getHref('Jazz')).toBe('/vinyl-shop?genre=11|18|7&type=vinyl');
  expect(getHref('Rock')).toBe('/vinyl-shop?genre=18&type=vinyl');
  expect(getHref('Vinyl')).toBe('/vinyl-shop?genre=11|18');
  expect(getHref('CD')).toBe('/vinyl-shop?genre=11|18&type=cd');
  expect(getHref('Clear filters')).toBe('/vinyl-shop');
  expect(screen.getByRole('link', { name: 'Rock' }).getAttribute('aria-current')).toBe('true');
});

it('links to the pages', async () => {
  await open('?genre=8&page=2');
  expect(getHref('Previous page')).toBe('/vinyl-shop?genre=8');
  expect(getHref('Next page')).toBe('/vinyl-shop?genre=8&page=3');
  expect(screen.getByRole('link', { name: 'Page 2 of 3' }).getAttribute('aria-current')).toBe('page');
});

it('sorts on change and keeps the filters', async () => {
  const { user, address } = await open('?genre=8&search=salt');
  await user.selectOptions(screen.getByRole('combobox'), 'price_low');
  await waitFor(() => expect(address()).toBe('/vinyl-shop?genre=8&search=salt&sort=price_low'));
});

it('links to the whole shop when nothing is found', async () => {
  await open('?genre=8', { count: 0, projects: [] });
  expect(screen.getByText('No records found')).toBeTruthy();
  expect(getHref('See the whole shop')).toBe('/vinyl-shop');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});
