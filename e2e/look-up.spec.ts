/** Records by what is typed or scanned, on a phone as well. */
import { expect, test } from 'playwright/test';
import { enterBackOffice, shopUrl } from './people.ts';

test('an order is found by its number from anywhere, and several by an e-mail', async ({ page }) => {
  await enterBackOffice(page);
  await page.goto(shopUrl('/admin/labels'));
  await page.getByRole('link', { name: 'Find: Order' }).click();
  const box = page.getByLabel('Number, e-mail, barcode or tracking number');
  await expect(box).toBeFocused();
  // a scanner types, and ends with Enter
  await page.keyboard.type('VS-102990');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/2990\/show$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VS-102990');
  const email = (await page.getByRole('link', { name: /@/ }).first().textContent()) ?? '';

  await page.goto(shopUrl('/admin/order'));
  await page.setViewportSize({ width: 390, height: 844 });
  await box.fill('nothing at all');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('No record with “nothing at all”.')).toBeVisible();
  await box.fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders(\?|\/)/);
});

test('the word for one record leads to it', async ({ page }) => {
  await enterBackOffice(page);
  await page.goto(shopUrl('/admin/project/598'));
  await expect(page).toHaveURL(/\/projects\/598\/show$/);
});
