/** Navigation by the command palette. */
import { expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

test('the palette opens a screen, a view and a record by keyboard', async ({ page }) => {
  await enterBackOffice(page);
  const box = page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: 'Orders: Late' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('categories');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/category/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders paused');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View: Paused' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('VS-102990');
  await expect(page.getByRole('option', { name: 'Order: VS-102990' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopUrl('/admin/orders/2990/show'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VS-102990');
});
