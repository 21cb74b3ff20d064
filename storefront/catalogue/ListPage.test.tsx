import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProjectCard } from '#generated/schemas.ts';
import { CARD, FACETS } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { parseListQuery } from './list-query.ts';
import { ListPage } from './ListPage.tsx';

interface Options {
  count?: number;
  projects?: readonly ProjectCard[];
  corrections?: readonly string[];
  popular?: readonly ProjectCard[];
  facets?: typeof FACETS | undefined;
}

async function open(search: string, options: Options = {}) {
  const { count = 60, projects = [CARD], corrections = [], popular = [] } = options;
  const facets = 'facets' in options ? options.facets : FACETS;
  const query = parseListQuery(new URLSearchParams(search));
  const list = { projects: [...projects], count, offset: 0, limit: 24 };
  return renderScreen(
    <ListPage
      title="Vinyl shop"
      base="/vinyl-shop"
      {...{ query, list, facets, corrections, popular }}
      currency="EUR"
    />,
    { path: `/vinyl-shop${search}` },
  );
}
/** Finds a link by its text; those of the filters have no role, because jsdom hides popovers. */
const findLink = (text: string) =>
  [...document.links].find((link) => (link.getAttribute('aria-label') ?? link.textContent.trim()) === text);
const getHref = (text: string) => findLink(text)?.getAttribute('href');

it('adds and removes filters by links with counts', async () => {
  await open('?genre=11|18&type=vinyl&page=2');
  expect(getHref('Jazz 37 records')).toBe('/vinyl-shop?genre=11|18|7&type=vinyl');
  expect(getHref('Rock 1,204 records')).toBe('/vinyl-shop?genre=18&type=vinyl');
  expect(getHref('Vinyl 48 records')).toBe('/vinyl-shop?genre=11|18');
  expect(getHref('CD 12 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl|cd');
  expect(getHref('Red 5 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl&color=red');
  expect(getHref('In stock 55 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl&in_stock=true');
  expect(getHref('Pre-order 9 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl|preorder');
  expect(getHref('2026 40 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl&year=2026');
  expect(getHref('€15.00 – €25.00 31 records')).toBe('/vinyl-shop?genre=11|18&type=vinyl&price_min=15&price_max=25');
  expect(getHref('Clear filters')).toBe('/vinyl-shop');
  expect(findLink('Rock 1,204 records')?.getAttribute('aria-current')).toBe('true');
});

it('keeps an active value that no project has', async () => {
  await open('?genre=18');
  expect(getHref('Metal')).toBe('/vinyl-shop');
});

it('names the active filters and removes them one by one', async () => {
  await open('?search=salt&genre=11&color=red&price_max=25&year=2026');
  const active = within(screen.getByRole('list', { name: 'Active filters' }));
  const names = active.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['“salt”', 'Rock', 'Red', 'Up to €25.00', '2026']);
  expect(getHref('Remove the filter Up to €25.00')).toBe('/vinyl-shop?search=salt&genre=11&color=red&year=2026');
  expect(getHref('Remove the filter “salt”')).toBe('/vinyl-shop?genre=11&color=red&year=2026&price_max=25');
});

it('filters by typed prices and keeps the other filters', async () => {
  const { user, address } = await open('?genre=8');
  fireEvent.change(screen.getByLabelText('Minimum (EUR)'), { target: { value: '12' } });
  fireEvent.change(screen.getByLabelText('Maximum (EUR)'), { target: { value: '24,90' } });
  await user.click(screen.getByText('Apply'));
  await waitFor(() => expect(address()).toBe('/vinyl-shop?genre=8&price_min=12&price_max=24%2C90'));
});

it('links to the previous and the next pages', async () => {
  await open('?genre=2&page=2');
  expect(getHref('Show previous')).toBe('/vinyl-shop?genre=2');
  expect(getHref('Show more')).toBe('/vinyl-shop?genre=2&page=3');
});

it('sorts on change and keeps the filters', async () => {
  const { user, address } = await open('?genre=8&search=salt');
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]?.text).toBe('Best match');
  await user.selectOptions(select, 'price_low');
  await waitFor(() => expect(address()).toBe('/vinyl-shop?genre=8&search=salt&sort=price_low'));
});

it('leads on when nothing is found', async () => {
  await open('?genre=8', { count: 0, projects: [], popular: [{ ...CARD, id: 7, name: 'Bestseller' }] });
  expect(await screen.findByText('No records found')).toBeTruthy();
  expect(getHref('See the whole shop')).toBe('/vinyl-shop');
  expect(await screen.findByRole('link', { name: 'Bestseller' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

it('offers corrections of a misspelt search within the filters', async () => {
  await open('?search=halfmon&type=cd', { corrections: ['Halfmoon Audio'] });
  await screen.findByText('Halfmoon Audio');
  expect(getHref('Halfmoon Audio')).toBe('/vinyl-shop?search=Halfmoon+Audio&type=cd');
});

it('lists projects without filters when the counts cannot be loaded', async () => {
  await open('', { facets: undefined });
  expect(screen.getByRole('link', { name: CARD.name })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Filters' })).toBeNull();
});
