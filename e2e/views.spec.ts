/** Saved views: opened from the sidebar, changed, saved, shared and deleted. */
import { expect, type Page, test } from 'playwright/test';
import { violations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

const sideViews = (page: Page) => page.getByRole('list', { name: 'Views of Orders' });
const menu = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true });
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** The row count in the footer of the list. */
async function total(page: Page): Promise<string> {
  const text = (await page.getByText(/^\d+–\d+ of/).textContent()) ?? '';
  return text.replace(/^.* of /, '');
}

test('a view is opened, changed, shared and deleted', async ({ page, browser }) => {
  await enterBackOffice(page);
  const name = `Late to France ${Date.now().toString(36)}`;

  await test.step('a view of the side bar shows as many rows as its count', async () => {
    const late = sideViews(page).getByRole('link', { name: /^Late/ });
    const count = (await late.textContent())?.replace('Late', '') ?? '';
    expect(count).toMatch(/^[\d,]+$/);
    await late.click();
    await expect(page.getByRole('button', { name: /more than 3 days ago/ })).toBeVisible();
    await expect(menu(page, 'Late')).toBeVisible();
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  });

  await test.step('a changed view is marked, and saved under another name', async () => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await choose(page, 'Country');
    const dialog = page.getByRole('dialog', { name: 'Country' });
    await dialog.getByRole('combobox', { name: 'Country' }).fill('Fran');
    await page.getByRole('option', { name: 'France' }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(menu(page, 'Late (changed)')).toBeVisible();
    await menu(page, 'Late (changed)').click();
    await choose(page, 'Save as new view');
    const form = page.getByRole('dialog', { name: 'New view' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Share with all colleagues').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(menu(page, name)).toBeVisible();
    const rows = await total(page);
    await expect(sideViews(page).getByRole('link', { name })).toHaveText(`${name}${rows}`);
  });

  await test.step('a name that is taken is refused at its input', async () => {
    await menu(page, name).click();
    await choose(page, 'Save as new view');
    const form = page.getByRole('dialog', { name: 'New view' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague has it, with its columns and order', async () => {
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await enterBackOffice(theirs, 'admin@example.com');
    await sideViews(theirs).getByRole('link', { name }).click();
    await expect(menu(theirs, name)).toBeVisible();
    await expect.poll(() => total(theirs)).toBe(await total(page));
    await other.close();
  });

  await test.step('its owner throws it away', async () => {
    await page.goto(shopUrl('/admin/orders'));
    await sideViews(page).getByRole('link', { name }).click();
    await menu(page, name).click();
    await choose(page, 'Delete view');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(sideViews(page).getByRole('link', { name })).toBeHidden();
  });
});
