/** Saved views: opened from the sidebar, changed, saved, shared and deleted. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

const sideViews = (page: Page) => page.getByRole('list', { name: 'Views of Orders' });
const menu = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true });
const chooseMenuItem = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Reads the row count in the footer of the list. */
async function readTotal(page: Page): Promise<string> {
  const text = (await page.getByText(/^\d+–\d+ of/).textContent()) ?? '';
  return text.replace(/^.* of /, '');
}

/** Reads the heads of the columns, from left to right. */
const readColumns = (page: Page) => page.getByRole('columnheader').allTextContents();

test('a view is opened, changed, shared and deleted', async ({ page, browser }) => {
  await enterBackOffice(page);
  const name = `Late to France ${Date.now().toString(36)}`;

  await test.step('a view of the side bar shows as many rows as its count', async () => {
    const lateLink = sideViews(page).getByRole('link', { name: /^Late/ });
    const count = (await lateLink.textContent())?.replace('Late', '') ?? '';
    expect(count).toMatch(/^[\d,]+$/);
    await lateLink.click();
    await expect(page.getByRole('button', { name: /more than 3 days ago/ })).toBeVisible();
    await expect(menu(page, 'Late')).toBeVisible();
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  });

  await test.step('a changed view is marked, and saved under another name', async () => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await chooseMenuItem(page, 'Country');
    const dialog = page.getByRole('dialog', { name: 'Country' });
    await dialog.getByRole('combobox', { name: 'Country' }).fill('Fran');
    await page.getByRole('option', { name: 'France' }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(menu(page, 'Late (changed)')).toBeVisible();
    await menu(page, 'Late (changed)').click();
    await chooseMenuItem(page, 'Save as new view');
    const form = page.getByRole('dialog', { name: 'New view' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Share with all colleagues').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(menu(page, name)).toBeVisible();
    const rows = await readTotal(page);
    await expect(sideViews(page).getByRole('link', { name })).toHaveText(`${name}${rows}`);
  });

  await test.step('a duplicate name is rejected at its input', async () => {
    await menu(page, name).click();
    await chooseMenuItem(page, 'Save as new view');
    const form = page.getByRole('dialog', { name: 'New view' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague has the view with the same rows and columns', async () => {
    const otherContext = await browser.newContext();
    const colleaguePage = await otherContext.newPage();
    await enterBackOffice(colleaguePage, 'admin@example.com');
    await sideViews(colleaguePage).getByRole('link', { name }).click();
    await expect(menu(colleaguePage, name)).toBeVisible();
    await expect.poll(() => readTotal(colleaguePage)).toBe(await readTotal(page));
    expect(await readColumns(colleaguePage)).toEqual(await readColumns(page));
    await otherContext.close();
  });

  await test.step('its owner deletes it', async () => {
    await page.goto(shopUrl('/admin/orders'));
    await sideViews(page).getByRole('link', { name }).click();
    await menu(page, name).click();
    await chooseMenuItem(page, 'Delete view');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(sideViews(page).getByRole('link', { name })).toBeHidden();
  });
});
