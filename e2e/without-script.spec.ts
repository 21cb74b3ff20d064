import { expect, test } from 'playwright/test';
import { shopUrl } from './people.ts';

test.use({ javaScriptEnabled: false });

test('reading, searching and filling the cart work without JavaScript', async ({ page }) => {
  await page.goto(shopUrl('/vinyl-shop?search=Marisol'));
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('Marisol Vega Trio');
  await first.getByRole('link').first().click();
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

test('an unknown address answers 404 with a way back', async ({ page }) => {
  const answer = await page.goto(shopUrl('/nowhere/at/all'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
