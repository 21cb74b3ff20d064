/** The frame around all pages: white-label shops, modals, error pages, build check, prefetched links. */
import { expect, type Page, test } from 'playwright/test';
import type { ProjectList, Shop, WhiteLabelShop } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { addToCart, openFirstRecord } from './checkout.ts';
import { shopUrl } from './people.ts';

const PHONE = { width: 390, height: 780 };

/** Finds a white-label shop with its own host and a record in stock. */
async function findShop(page: Page): Promise<{ shop: Shop; own: URL }> {
  const get = async <Answer>(path: string) => (await (await page.request.get(shopUrl(`/api${path}`))).json()) as Answer;
  for (const { code, host } of await get<WhiteLabelShop[]>('/white-label-shops')) {
    const { count } = await get<ProjectList>(`/projects?shop_code=${code}&type=stock&limit=1`);
    const own = new URL(shopUrl());
    own.hostname = host ?? '';
    if (host && count > 0) return { shop: await get<Shop>(`/shops/${code}`), own };
  }
  throw new Error('No white-label shop has a record in stock.');
}

const header = (page: Page) => page.getByRole('banner');

test('a white-label shop has its look from its page to the payment', async ({ page }) => {
  const { shop } = await findShop(page);
  const expectLook = async () => {
    await expect(header(page).getByRole('link', { name: shop.name })).toBeVisible();
    await expect(header(page).getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /\/storage\/pictures\/.*\/logo\.png$/);
  };
  await page.goto(shopUrl(`/shop/${shop.code}?type=stock`));
  await expectLook();
  await openFirstRecord(page);
  await expectLook();
  await expectAccessible(page, 'project of a white-label shop');
  await addToCart(page);
  await page.goto(shopUrl('/cart'));
  await expectLook();
  await page.setViewportSize(PHONE);
  await expect(header(page).getByRole('button', { name: /Choose a currency/ })).toBeVisible();
  await header(page)
    .getByRole('button', { name: /Choose a language/ })
    .click();
  const languages = page.getByRole('form', { name: 'Choose a language' });
  await expect(languages).toHaveCSS('width', '300px');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'cart of a white-label shop');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expectLook();
});

test('on its own host a white-label shop is the home page', async ({ page }) => {
  const { shop, own } = await findShop(page);
  const answer = await page.goto(own.href);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible();
  await expect(header(page).getByRole('link', { name: shop.name })).toHaveAttribute('href', '/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://${own.hostname}:${own.port}/`);
  await expectAccessible(page, 'own host of a white-label shop');
  await openFirstRecord(page);
  await expect(header(page).getByRole('link', { name: shop.name })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', new RegExp(own.hostname));
  await addToCart(page);
  await page.goto(`${own.origin}/vinyl-shop`);
  await expect(page).toHaveURL(own.href);
  await page.goto(`${own.origin}/shop/${shop.code}`);
  await expect(page).toHaveURL(own.href);
});

test('an unknown host shows the site', async ({ page }) => {
  const site = new URL(shopUrl());
  site.hostname = 'unknown.localhost';
  await page.goto(site.href);
  await expect(header(page).getByRole('navigation').first()).toBeVisible();
});

test('the services open by mouse and by keyboard', async ({ page }) => {
  await page.goto(shopUrl('/about'));
  const menu = header(page).getByRole('button', { name: 'Our services' });
  const pressing = header(page).getByRole('link', { name: 'Vinyl pressing' });
  await expect(async () => {
    await page.mouse.move(0, 400);
    await menu.hover();
    await expect(pressing).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'services');
  await page.setViewportSize({ width: 1440, height: 900 });
  await menu.hover();
  await pressing.hover();
  await page.mouse.move(0, 880);
  await expect(pressing).toBeHidden();

  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).locator('[data-open=true] a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pressing).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pressing).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(pressing).toBeHidden();
});

test('the menus open by touch', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 1180, height: 820 }, locale: 'en-GB' });
  await page.goto(shopUrl('/about'));
  const genres = header(page).getByRole('button', { name: 'Genres' });
  await genres.tap();
  await expect(genres).toHaveAttribute('aria-expanded', 'true');
  await genres.tap();
  await expect(genres).toHaveAttribute('aria-expanded', 'false');
  await genres.tap();
  await header(page).getByRole('link', { name: 'Jazz' }).tap();
  await expect(page).toHaveURL(/\/vinyl-shop\/260\/Jazz$/);
  await expect(genres).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(PHONE);
  await header(page).getByRole('button', { name: 'Open the menu' }).tap();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(400);
  await panel.getByText('Genres', { exact: true }).tap();
  await panel.getByRole('link', { name: 'Soundtracks' }).tap();
  await expect(page).toHaveURL(/\/vinyl-shop\?genre=20$/);
  await expect(panel).toBeHidden();
  await page.close();
});

test('the header hides on the way down from 50 px and returns on the way up', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop'));
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  };
  await expect(async () => {
    await scrollTo(0);
    await scrollTo(600);
    await expect(header(page)).toHaveAttribute('data-state', 'hidden', { timeout: 1000 });
  }).toPass();
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(500);
  await expect(header(page)).toHaveAttribute('data-state', 'fixed');
  await expect(header(page)).toBeInViewport();
  await scrollTo(40);
  await expect(header(page)).toHaveAttribute('data-state', 'static');
  // a header with the focus is not hidden
  await header(page).getByRole('link').first().focus();
  await scrollTo(600);
  await expect(header(page)).toHaveAttribute('data-state', 'hidden');
  await expect(header(page)).toBeInViewport();
});

test('navigation and footer change at their widths', async ({ page }) => {
  await page.goto(shopUrl('/about'));
  const navigation = header(page).getByRole('navigation', { name: 'Main' });
  const menu = header(page).getByRole('button', { name: 'Open the menu' });
  const footer = page.getByRole('contentinfo');
  for (const [width, isWide, hasFooter] of [
    [1101, true, true],
    [1100, false, true],
    [1000, false, true],
    [999, false, false],
    [500, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation, `${width}`).toBeVisible({ visible: isWide });
    await expect(menu, `${width}`).toBeVisible({ visible: !isWide });
    await expect(footer, `${width}`).toBeVisible({ visible: hasFooter });
  }
});

test('removing a line asks first and can be cancelled', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop?type=stock'));
  const record = await openFirstRecord(page);
  await addToCart(page);
  await page.goto(shopUrl('/cart'));
  const remove = page.getByRole('main').getByRole('button', { name: `Remove ${record}` });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: `Remove ${record} from your cart?` });
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('the alert banner is shown on the home page until dismissed', async ({ page }) => {
  const site = new URL(shopUrl());
  site.hostname = 'localhost';
  await page.goto(site.href);
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toBeVisible();
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(banner).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(new URL('/about', site).href);
  await expect(banner).toHaveCount(0);
  await page.goto(site.href);
  const dismiss = banner.getByRole('button', { name: 'Dismiss the announcement' });
  const name = `alert-${await dismiss.getAttribute('value')}`;
  await dismiss.click();
  await expect
    .poll(async () => (await page.context().cookies()).find((cookie) => cookie.name === name)?.path)
    .toBe('/');
});

test('a new build reloads the page once no form holds unsaved input', async ({ page }) => {
  await page.clock.install();
  let buildId = 'first';
  await page.route('**/api/build-id', (route) => route.fulfill({ json: { buildId } }));
  const first = page.waitForResponse('**/api/build-id');
  await page.goto(shopUrl('/sign'));
  await first;
  const field = page.getByRole('main').getByLabel('E-mail').first();
  await field.fill('clara@example.com');
  buildId = 'second';
  const checked = page.waitForResponse('**/api/build-id');
  await page.clock.fastForward(30_000);
  await checked;
  await expect(field).toHaveValue('clara@example.com');
  await field.fill('');
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(30_000);
  await reloaded;
});

test('error pages have their status, a way back and a way home', async ({ page }) => {
  await page.goto(shopUrl('/about'));
  expect((await page.goto(shopUrl('/nowhere/at/all')))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect((await page.goto(shopUrl('/error?type=maintenance')))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'The shop is temporarily unavailable' })).toBeVisible();
  await expectAccessible(page, 'maintenance');
});

test('pages without a frame and without a footer', async ({ page }) => {
  await page.goto(shopUrl('/about?nolayout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('/home is the home page', async ({ page }) => {
  const answer = await page.goto(shopUrl('/home'));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shopUrl('/'));
});

test('links near the viewport are prefetched', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop'));
  await expect(page.locator('link[data-prefetch][rel=prefetch][href*="/vinyl/"]').first()).toBeAttached();
});
