import { DISC_SPRITE } from '#domain/catalogue/disc-sprite.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProjectMore } from '#generated/schemas.ts';
import { buildCalculation, CARD, DETAIL } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ProjectPage, type ProjectPageProps } from './ProjectPage.tsx';

const NO_RELATED_PROJECTS: ProjectMore = { artist: [], label: [], same: [] };
const PAGE = {
  project: DETAIL,
  comments: { comments: [], count: 0, ratings: 0, average: null },
  reviewPage: 1,
  favourite: { project_id: 1204, likes: 0, liked: false, in_whishlist: false },
  estimate: null,
  hasEnded: false,
} satisfies Partial<ProjectPageProps>;
const DESCRIPTION = '<p>Recorded in <strong>one take</strong> by the sea.</p>';
const SUGGESTIONS = { path: 'suggestions', loader: () => ({ recommended: [], viewed: [] }) };
const open = async (
  changes: Partial<typeof DETAIL> = {},
  more = NO_RELATED_PROJECTS,
  page: Partial<ProjectPageProps> = {},
) => {
  const project = { ...DETAIL, ...changes };
  const view = await renderScreen(
    <ProjectPage {...PAGE} {...{ project, more }} description={DESCRIPTION} {...page} />,
    {
      routes: [SUGGESTIONS],
    },
  );
  // the sections that are loaded after the first paint
  await screen.findByRole('heading', { name: 'Details' });
  await waitFor(() => expect(view.container.querySelector('figure')).toBeTruthy());
  return view;
};

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
  expect(container.querySelector('figure use')?.getAttribute('href')).toBe(`${DISC_SPRITE}#black`);
  expect(screen.queryByText(/copies left/)).toBeNull();
});

it('adds the selected item to the cart', async () => {
  const posted: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return { calculation: buildCalculation() };
  };
  const { user } = await renderScreen(<ProjectPage {...PAGE} description="" more={NO_RELATED_PROJECTS} />, {
    routes: [{ path: 'cart', action }, SUGGESTIONS],
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

it('shows the release as a body with its back, and further pictures', async () => {
  const { user, container } = await open({
    images: ['cover', 'back', 'cover2', 'only_vinyl'],
    cover_picture: 'cover2',
  });
  expect(container.querySelector('figure [role=group]')).toBeTruthy();
  const names = screen.getByRole('list', { name: 'Pictures' }).querySelectorAll('a');
  expect([...names].map((link) => link.getAttribute('aria-label'))).toEqual(['Cover', 'Picture 2', 'Back', 'Disc']);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('img', { name: 'Back: Salt & Signal by Marisol Vega' })).toBeTruthy();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('img', { name: 'Disc: Salt & Signal by Marisol Vega' })).toBeTruthy();
});

it('turns by the arrow keys and over by its button', async () => {
  const { user, container } = await open();
  const stage = container.querySelector<HTMLElement>('figure [role=group]')!;
  const getTurn = () => stage.style.getPropertyValue('--turn');
  await user.click(screen.getByRole('button', { name: 'Turn over' }));
  await waitFor(() => expect(getTurn()).toBe('180deg'));
  stage.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(getTurn()).toBe('195deg'));
  await user.keyboard('{Home}');
  expect(getTurn()).toBe('0deg');
});

it('opens the pictures in full size', async () => {
  const { user } = await open({ images: ['cover', 'original', 'back'] });
  expect(screen.getByRole('link', { name: 'Zoom' }).getAttribute('href')).toBe(
    '/storage/projects/1204/original-1920.webp',
  );
  await user.click(screen.getByRole('link', { name: 'Zoom' }));
  await screen.findByRole('dialog', { name: 'Zoom' });
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('button', { name: 'Magnify: Back: Salt & Signal by Marisol Vega' })).toBeTruthy();
});

it('shows clothes flat, with their measures', async () => {
  const shirt = { ...DETAIL.items[0]!, size: 'M' as const, color: null, width_cm: 53, length_cm: 73 };
  await open({ category: 't-shirt', items: [shirt], songs: [] });
  expect(screen.queryByRole('button', { name: 'Turn over' })).toBeNull();
  expect(screen.getByRole('row', { name: 'M 53 73' })).toBeTruthy();
});

it('loads the video on click only', async () => {
  const { user, container } = await open({ video: 'https://youtu.be/3fumBcKC6RE' });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Play on YouTube' }));
  expect(container.querySelector('iframe')?.src).toMatch('https://www.youtube-nocookie.com/embed/3fumBcKC6RE');
});

it('says when pre-orders have ended', async () => {
  await open({ type: 'crowdfunding', goal: 200 }, NO_RELATED_PROJECTS, { hasEnded: true });
  expect(screen.getByRole('button', { name: 'Pre-orders have ended' })).toHaveProperty('disabled', true);
});

it('shows what shipping costs, and for another country when it is chosen', async () => {
  const estimate = (country_id: 'FR' | 'JP', price: number) => ({
    ...{ item_id: 3301, country_id, currency: 'EUR' as const },
    options: [{ type: 'standard' as const, price, days_min: 2, days_max: 4 }],
  });
  const { user } = await renderScreen(
    <ProjectPage {...PAGE} description="" more={NO_RELATED_PROJECTS} estimate={estimate('FR', 5.9)} />,
    {
      root: { country: 'FR' },
      routes: [
        SUGGESTIONS,
        { path: 'shipping-estimate', loader: () => ({ country: 'JP', estimate: estimate('JP', 19.9) }) },
      ],
    },
  );
  expect(await screen.findByText(/Shipping from €5.90/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Deliver to'), 'JP');
  expect(await screen.findByText(/Shipping from €19.90/)).toBeTruthy();
});

it('offers a notice for sold-out items', async () => {
  await open();
  expect(screen.getByText('Tell me when it is back in stock')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('input[value=notice] ~ input[name=item_id]')?.value).toBe('3302');
});

it('lists the tracks by side', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 3, name: /^Side/ }).map((heading) => heading.textContent)).toEqual([
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
