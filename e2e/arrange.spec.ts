/** Categories are sorted by mouse and keyboard, and the shop's menu follows. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { signInAsStaff, shopUrl } from './people.ts';

const rows = (page: Page) => page.getByRole('dialog').getByRole('listitem');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(rows(page).first()).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Reorder' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('categories are sorted, and the shop shows the new order', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/category'));
  await openDialog(page);
  expect(await findViolations(page)).toEqual([]);
  const before = await rows(page).allTextContents();
  const getName = (index: number) => (before[index] ?? '').replace(/^\d+/, '');

  // by mouse: move the third to the top
  await rows(page).nth(2).dragTo(rows(page).nth(0));
  await expect(rows(page).nth(0)).toContainText(getName(2));
  // by keyboard: move the second up
  const upButton = page.getByRole('button', { name: `Move ${getName(1)} up` });
  await upButton.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).nth(1)).toContainText(getName(1));
  await expect(upButton).toBeFocused();
  await submit(page);

  await page.reload();
  await openDialog(page);
  await expect(rows(page).nth(0)).toContainText(getName(2));
  await expect(rows(page).nth(1)).toContainText(getName(1));
  await page.keyboard.press('Escape');

  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(shopUrl('/vinyl-shop'));
    const bar = shop.getByRole('navigation', { name: 'Shop', exact: true }).first();
    const names = await bar.getByRole('link').allTextContents();
    expect(names.indexOf(getName(1))).toBeLessThan(names.indexOf(getName(0)));
  }).toPass({ timeout: 45_000, intervals: [3000] });
  await shop.close();

  await openDialog(page);
  await rows(page).nth(0).getByRole('button', { name: /down$/ }).press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page).nth(2)).toContainText(getName(2));
  await rows(page).nth(0).getByRole('button', { name: /down$/ }).click();
  await submit(page);
  await openDialog(page);
  await expect(rows(page)).toHaveText(before);
});
