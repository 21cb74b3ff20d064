/** Browsing the shop: filters, the infinite list, search, pages of artists and labels, auctions. */
import { expect, type Page, test } from 'playwright/test';
import type { ProjectFacets, ProjectList, PublicLot } from '#generated/schemas.ts';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { expectAccessible } from './axe.ts';
import { createTeamClient, shopUrl, waitForPost } from './people.ts';

const PHONE = { width: 390, height: 780 };
const getTiles = (page: Page) => page.getByRole('main').getByRole('article');

async function signIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('filters narrow the list, show their counts and are removed one by one', async ({ page, request }) => {
  const read = async <Answer>(path: string) => (await (await request.get(shopUrl(path))).json()) as Answer;
  const { genres } = await read<ProjectFacets>('/api/projects/facets');
  const jazz = genres.find(({ value }) => value === 7)?.count ?? 0;
  await page.goto(shopUrl('/vinyl-shop'));
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await filters.getByRole('link', { name: `Jazz ${jazz} records` }).click();
  await expect(page).toHaveURL(shopUrl('/vinyl-shop?genre=7'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jazz');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(`${jazz} records`);

  const inStock = await read<ProjectList>('/api/projects?genre=7&in_stock=true&price_max=30');
  await filters.getByRole('heading', { name: 'Availability' }).click();
  await filters.getByRole('link', { name: /^In stock/ }).click();
  await expect(page).toHaveURL(/in_stock=true/);
  await filters.getByRole('heading', { name: 'Price' }).click();
  await filters.getByLabel('Maximum (EUR)').fill('30');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(status).toHaveText(new RegExp(`^${inStock.count} records?$`));

  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('link')).toHaveText(['Jazz', 'Up to €30.00', 'In stock']);
  await active.getByRole('link', { name: 'Remove the filter Jazz' }).click();
  await expect(active.getByRole('link')).toHaveText(['Up to €30.00', 'In stock']);
  await expectAccessible(page, 'the filtered list');
});

test('filters open as a drawer on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(shopUrl('/vinyl-shop'));
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await filters.getByRole('link', { name: /^Red / }).click();
  await expect(page).toHaveURL(/color=red/);
  await filters.getByRole('button', { name: /^Show \d+ records?$/ }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText(['Red']);
});

test('the list grows by scrolling and keeps its place on Back', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop?sort=title'));
  await expect(getTiles(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(getTiles(page)).toHaveCount(48, { timeout: 30_000 });
  await expect(page).toHaveURL(/sort=title&page=2$/);
  const tile = getTiles(page).nth(40);
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await tile.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(tile.getByRole('heading')).toHaveText(name);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200);
  // a new visit starts at the first page
  await page.getByRole('link', { name: 'Color records' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color records');
  await page.goto(shopUrl('/vinyl-shop?sort=title&page=2'));
  await expect(getTiles(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Show previous' }).click();
  await expect(getTiles(page)).toHaveCount(48);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pages and the search are links and forms', async ({ page }) => {
    await page.goto(shopUrl('/vinyl-shop'));
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(getTiles(page)).toHaveCount(24);
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /^Rock / })
      .click();
    await expect(page).toHaveURL(/\?genre=11$/);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('halfmon');
    await search.press('Enter');
    await expect(page).toHaveURL(/genre=11/);
    await expect(page.getByRole('navigation', { name: 'Did you mean' })).toContainText('Halfmoon Audio');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('navigation', { name: 'Filters' })).toBeVisible();
  });
});

test('a search without results leads on', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop?search=qqqqzzzz&genre=7'));
  await expect(page.getByText('No records found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular in the shop' })).toBeVisible();
  await expectAccessible(page, 'the empty list');
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(/\?search=qqqqzzzz$/);
});

test('the search box tolerates typing errors and missing accents', async ({ page }) => {
  await page.goto(shopUrl('/contact'));
  await page.getByRole('banner').getByRole('button', { name: 'Open the search' }).click();
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('halfmon');
  await expect(search.getByRole('link', { name: 'Halfmoon Audio' })).toBeVisible();
  await search.getByRole('searchbox').fill('hana prochaskova');
  await expect(search.getByRole('link', { name: 'Hana Procházková', exact: true })).toBeVisible();
  await search.getByRole('searchbox').fill('qqqqzzzz');
  await expect(search.getByText('Nothing found for “qqqqzzzz”.')).toBeVisible();
  await search.getByRole('link', { name: 'See the whole shop' }).click();
  await expect(page).toHaveURL(shopUrl('/vinyl-shop'));
});

test('an artist is followed after signing in', async ({ page }) => {
  await page.goto(shopUrl('/artist/1'));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('region', { name: `About ${name}` })).toBeVisible();
  await expectAccessible(page, 'the artist');
  const followers = page.getByRole('status').filter({ hasText: /followers?$/ });
  const before = Number.parseInt((await followers.textContent()) ?? '', 10);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(page).toHaveURL(/\/sign\?redirect=/);
  await signIn(page, 'fan@example.com');
  await expect(page).toHaveURL(/\/artist\/1\//);
  // shown as followed before it is saved
  const saved = waitForPost(page);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(page.getByRole('button', { name: `Stop following ${name}` })).toBeVisible();
  await expect(followers).toHaveText(new RegExp(`^${before + 1} follower`));
  await saved;
  await page.reload();
  await page.getByRole('button', { name: `Stop following ${name}` }).click();
  await expect(followers).toHaveText(new RegExp(`^${before} follower`));
});

test('the colours of a label’s records filter them', async ({ page }) => {
  await page.goto(shopUrl('/label/1'));
  const colors = page.getByRole('navigation', { name: 'Colours of these records' });
  await colors.getByRole('link').first().click();
  await expect(page).toHaveURL(/color=\w+$/);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'the label');
});

test('staff’s choice is on one page', async ({ page }) => {
  await page.goto(shopUrl('/featured'));
  await expect(page.getByRole('region', { name: 'Staff picks' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: / on SoundCloud$/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/soundcloud\.com\//,
  );
  await expectAccessible(page, 'the featured page');
});

test('auctions are open to staff only, and live', async ({ page, request }) => {
  expect((await page.goto(shopUrl('/bids')))?.status()).toBe(404);
  await page.goto(shopUrl('/sign?redirect=/bids'));
  await signIn(page, 'admin@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bids');
  await expectAccessible(page, 'the auctions');

  const callAsTeam = await createTeamClient(request);
  const lots = await callAsTeam<PublicLot[]>('/api/lots');
  const lot = lots.find(({ status, starts_at }) => status === 'open' && starts_at * 1000 < Date.now());
  if (!lot) throw new Error('There is no open lot.');
  const card = page.locator(`#lot-${lot.id}`);
  await card.getByLabel(/^Your maximum/).fill('0,5');
  await card.getByRole('button', { name: 'Place bid' }).click();
  await expect(card.getByRole('alert')).toContainText('at least');
  await expect(card.getByLabel(/^Your maximum/)).toHaveValue('0,5');

  // the highest maximum is secret; bid until it is passed
  const maximum = Math.ceil(lot.least_bid) + 500;
  await card.getByLabel(/^Your maximum/).fill(String(maximum));
  await card.getByRole('button', { name: 'Place bid' }).click();
  await expect(card.getByText(/^You lead with a maximum of/)).toBeVisible();

  const { currency } = lot;
  await callAsTeam(`/api/lots/${lot.id}/bids`, { maximum: maximum + 100, currency });
  await expect(card.getByText(/^You have been outbid/)).toBeVisible();
  await card.getByRole('link', { name: /bids?$/ }).click();
  await expect(
    card
      .getByRole('list')
      .getByText(/^Bidder \d+/)
      .first(),
  ).toBeVisible();
});
