import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import type { SearchHits } from './search-results.route.ts';
import { SearchBox } from './SearchBox.tsx';
import { SEARCH_DEBOUNCE_MS } from './use-search.ts';

const HITS: SearchHits = {
  text: 'salt',
  projects: [
    { project_id: 1204, name: 'Salt & Signal', artist_name: 'Marisol Vega', picture: '1204', category: 'vinyl' },
  ],
  artists: [{ id: 31, name: 'Marisol Vega', shop_code_artist: 'marisol-vega' }],
  labels: [{ id: 12, name: 'Salt Works' }],
};

async function open(hits = HITS) {
  const onSearch = vi.fn();
  const onClose = vi.fn();
  const loader = ({ request }: { request: Request }) => {
    const text = new URL(request.url).searchParams.get('search') ?? '';
    onSearch(text);
    return { ...hits, text };
  };
  const view = await renderScreen(<SearchBox onClose={onClose} />, { routes: [{ path: 'search', loader }] });
  return { ...view, onSearch, onClose, input: screen.getByRole('searchbox') };
}

it('debounces typing and shows projects, artists and labels', async () => {
  const { user, onSearch, input } = await open();
  await user.type(input, 'salt');
  expect(onSearch).not.toHaveBeenCalled();
  const record = await screen.findByRole('link', { name: /Salt & Signal/ }, { timeout: 10 * SEARCH_DEBOUNCE_MS });
  expect(onSearch.mock.calls).toEqual([['salt']]);
  expect(record.getAttribute('href')).toBe('/vinyl/1204/salt-signal');
  expect(screen.getByRole('link', { name: 'Marisol Vega' }).getAttribute('href')).toBe('/shop/marisol-vega');
  expect(screen.getByRole('link', { name: 'Salt Works' }).getAttribute('href')).toBe('/label/12/salt-works');
});

it('shows a message and a link to the shop when nothing is found', async () => {
  const { user, input } = await open({ text: '', projects: [], artists: [], labels: [] });
  await user.type(input, 'xyz');
  expect(await screen.findByText('Nothing found for “xyz”.', {}, { timeout: 10 * SEARCH_DEBOUNCE_MS })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the whole shop' }).getAttribute('href')).toBe('/vinyl-shop');
});

it('says when the search could not be run', async () => {
  const { user, input } = await open({ text: '', failed: true, projects: [], artists: [], labels: [] });
  await user.type(input, 'xyz');
  expect(await screen.findByText(/not available right now/, {}, { timeout: 10 * SEARCH_DEBOUNCE_MS })).toBeTruthy();
});

it('clears the results for empty text without a request', async () => {
  const { user, onSearch, input } = await open();
  await user.type(input, 'salt');
  await screen.findByRole('link', { name: /Salt & Signal/ }, { timeout: 10 * SEARCH_DEBOUNCE_MS });
  await user.clear(input);
  await user.type(input, '  ');
  expect(screen.queryByRole('link')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 50));
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('opens the shop’s results on Enter', async () => {
  const { user, input, address } = await open();
  await user.type(input, 'salt{Enter}');
  await waitFor(() => expect(address()).toBe('/vinyl-shop?search=salt'));
});

it('moves through the hits with arrow keys and closes on Escape', async () => {
  const { user, input, onClose } = await open();
  await user.type(input, 'salt');
  const record = await screen.findByRole('link', { name: /Salt & Signal/ }, { timeout: 10 * SEARCH_DEBOUNCE_MS });
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(record);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(input);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
