/** Finding records by typing or scanning, also on a phone. */
import { expect, test } from 'playwright/test';
import { signInAsStaff, shopUrl } from './people.ts';

test('an order is found by its number, several by an e-mail address', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/labels'));
  await page.getByRole('link', { name: 'Find: Order' }).click();
  const box = page.getByLabel('Number, e-mail, barcode or tracking number');
  await expect(box).toBeFocused();
  // a scanner types the code and Enter
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

test('a resource’s singular name and number open the record', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/project/598'));
  await expect(page).toHaveURL(/\/projects\/598\/show$/);
});
