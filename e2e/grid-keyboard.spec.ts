/** Lists and records by keyboard. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { enterBackOffice, signInAsStaff, shopUrl } from './people.ts';

const LIST = `/admin/orders?${new URLSearchParams({
  columns: 'number,accounting_status,staff_note,total',
  sort: 'created_at',
  order: 'DESC',
})}`;

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
const title = (page: Page, row: number) => cell(page, row, 'number').getByRole('link');
const cell = (page: Page, row: number, field: string) =>
  page.locator(`[role=row][data-rowindex="${row}"] [data-field="${field}"]`);

/** Types into the command palette. */
async function searchPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('cells are edited one after another, and a stale one shows both versions', async ({ page, browser }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl(LIST));
  const note = cell(page, 0, 'staff_note');
  await note.dblclick();
  const editor = page.getByRole('dialog', { name: /^Staff note: / });
  const text = `Called at ${Date.now()}`;
  await editor.getByRole('textbox').fill(text);
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  const nextEditor = page.getByRole('dialog', { name: /^Accounting/ });
  await expect(nextEditor).toBeVisible();
  await expect(note).toHaveText(text);
  await page.keyboard.press('Escape');
  await expect(nextEditor).toBeHidden();
  // the focus stays on the last edited cell
  await expect(cell(page, 1, 'accounting_status')).toBeFocused();

  const otherPage = await (await browser.newContext()).newPage();
  await signInAsStaff(otherPage, 'admin@example.com');
  await otherPage.goto(shopUrl(LIST));
  await expect(cell(otherPage, 0, 'staff_note')).toHaveText(text);
  await note.dblclick();
  await editor.getByRole('textbox').fill(`${text}, nobody answered`);
  await cell(otherPage, 0, 'staff_note').dblclick();
  await otherPage.getByRole('dialog').getByRole('textbox').fill('Wrote a mail');
  await otherPage.keyboard.press('Enter');
  await expect(cell(otherPage, 0, 'staff_note')).toHaveText('Wrote a mail');
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(conflict.getByText('Wrote a mail')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(note).toHaveText(`${text}, nobody answered`);
  await otherPage.context().close();
});

test('rows are navigated and opened by single keys', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl(LIST));
  await expect(cell(page, 0, 'number')).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(page, 0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^3 of /)).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('u');
  await expect(title(page, 2)).toBeFocused();
  await expect(cell(page, 2, 'number')).toHaveText(name);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page).toHaveURL(/columns=number%2Caccounting_status%2Cstaff_note%2Ctotal/);
  // Back returns to the list, not through each record
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^3 of /)).toBeVisible();
  await page.goBack();
  await expect(title(page, 2)).toBeFocused();
});

test('the overlay lists the shortcuts and turns them off, and Back closes dialogs', async ({ page }) => {
  await enterBackOffice(page);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/admin\/client/);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next row')).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/client/);

  // on a screen with a create shortcut
  const list = shopUrl('/admin/artists');
  const isList = /\/admin\/artists(\?|$)/;
  await page.goto(list);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/artists\/create/);
  await page.goBack();
  await expect(page.getByRole('row').nth(2)).toBeVisible();

  await page.keyboard.press('Control+/');
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  // wait until the dialog no longer captures keys
  await expect(sheet).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(isList);
  await page.reload();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(isList);

  await page.keyboard.press('Control+/');
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  // wait until the dialog no longer captures keys
  await expect(sheet).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/artists\/create/);
});

test('the command palette runs actions of the screen and of the app', async ({ page }) => {
  await enterBackOffice(page);
  await searchPalette(page, 'export');
  await page.getByRole('option', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export: Orders' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(shopUrl('/admin/orders/2990/show'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VS-102990');
  await searchPalette(page, 'dark');
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await searchPalette(page, 'français');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
