import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProjectMore } from '#generated/schemas.ts';
import { buildCalculation, CARD, DETAIL } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ProjectPage } from './ProjectPage.tsx';

const NO_RELATED_PROJECTS: ProjectMore = { artist: [], label: [], same: [] };
const DESCRIPTION = '<p>Recorded in <strong>one take</strong> by the sea.</p>';
const open = (changes: Partial<typeof DETAIL> = {}, more = NO_RELATED_PROJECTS) =>
  renderScreen(<ProjectPage project={{ ...DETAIL, ...changes }} description={DESCRIPTION} more={more} />);

it('links to artist, label and seller', async () => {
  await open();
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Salt & Signal');
  expect(getHref('Marisol Vega')).toBe('/artist/31/marisol-vega');
  expect(getHref('Halfmoon Audio')).toBe('/label/12/halfmoon-audio');
  expect(getHref('Sold and shipped by Halfmoon Audio')).toBe('/shop/halfmoon');
  expect(getHref('Jazz')).toBe('/vinyl-shop?genre=7');
});

it('selects an available item and shows its colour', async () => {
  const { user, container } = await open();
  expect(screen.getByRole('radio', { name: /Transparent red/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Gold.*Sold out/ })).toHaveProperty('disabled', true);
  expect(screen.getByText(/Only 3 copies left/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Black/ }));
  expect(container.querySelector('figure circle')?.getAttribute('fill')).toBe('#141414');
  expect(screen.queryByText(/copies left/)).toBeNull();
});

it('adds the selected item to the cart', async () => {
  const posted: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return { calculation: buildCalculation() };
  };
  const { user } = await renderScreen(<ProjectPage project={DETAIL} description="" more={NO_RELATED_PROJECTS} />, {
    routes: [{ path: 'cart', action }],
  });
  await user.click(screen.getByRole('radio', { name: /Black/ }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(posted).toEqual([{ intent: 'add', project_id: '1204', item_id: '3303' }]));
});

it('disables the button when sold out', async () => {
  await open({ items: DETAIL.items.map((item) => ({ ...item, stock: 0 })) });
  expect(screen.getByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
});

it('shows the sizes to choose from when the items have sizes', async () => {
  const items = (['S', 'M'] as const).map((size, index) => ({ ...DETAIL.items[0]!, id: index + 1, size, color: null }));
  await open({ category: 't-shirt', items, songs: [] });
  expect(screen.getByRole('group', { name: 'Choose a size' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'M' })).toBeTruthy();
});

it('shows the progress of a pre-order and its shipping date', async () => {
  await open({ type: 'preorder', goal: 200, sold: 143, ends_at: 1798761600, released_on: '2027-02-01' });
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 143, max: 200 });
  expect(screen.getByRole('button', { name: 'Pre-order' })).toBeTruthy();
  expect(screen.getByText('Ships around 1 Feb 2027')).toBeTruthy();
});

it('shows the lowest price of 30 days beside a reduced price', async () => {
  await open({ lowest_price_30d: 22.9 });
  expect(screen.getByText('Lowest price of the last 30 days: €22.90')).toBeTruthy();
});

it('shows further images', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Picture 2' }));
  expect(screen.getByRole('img', { name: 'Back of Salt & Signal by Marisol Vega' })).toBeTruthy();
});

it('lists the tracks by side', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Side A',
    'Side B',
  ]);
});

it('shows more by the artist', async () => {
  await open({}, { ...NO_RELATED_PROJECTS, artist: [{ ...CARD, id: 9, name: 'Empty Orchard' }] });
  expect(screen.getByRole('region', { name: 'More by Marisol Vega' })).toBeTruthy();
});

it('renders the formatted description', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'About this record' }).nextElementSibling?.innerHTML).toBe(DESCRIPTION);
});
