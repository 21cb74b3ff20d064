import { expect, test } from 'playwright/test';
import { shopUrl } from './people.ts';

test.use({ javaScriptEnabled: false });

test('reading, searching and filling the cart work without JavaScript', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop?search=Marisol'));
  const firstRecord = page.getByRole('main').getByRole('article').first();
  await expect(firstRecord).toContainText('Marisol Vega Trio');
  await firstRecord.getByRole('link').first().click();
  const record = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page
    .getByRole('button', { name: /add to cart|pre-order/i })
    .first()
    .click();
  await page.goto(shopUrl('/cart'));
  await expect(page.getByRole('main')).toContainText(record);
});

test('French pages work without JavaScript', async ({ page }) => {
  const answer = await page.goto(shopUrl('/fr/vinyl-shop'));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/vinyl-shop$/);
});

test('an unknown address returns 404 with links', async ({ page }) => {
  const answer = await page.goto(shopUrl('/nowhere/at/all'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
