/** Forms of the back office: suggestions, early validation, undo and drafts. */
import { expect, type Page, test } from 'playwright/test';
import { signInAsStaff, shopUrl, signInByForm } from './people.ts';

const openPage = (page: Page, path: string) => page.goto(shopUrl(`/admin/${path}`));

/** Crashes the page without unload events and opens a new one. */
async function crash(page: Page): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}

test('a new shop’s code is suggested from its name and checked for uniqueness', async ({ page }) => {
  await signInAsStaff(page, 'admin@example.com');
  await openPage(page, 'shops/create');
  const name = page.getByLabel('Name', { exact: false }).first();
  const code = page.getByLabel('Code', { exact: false }).first();
  await name.fill('Halfmoon Audio');
  await expect(code).toHaveValue('halfmoon-audio');
  await expect(page.getByText('This is already in use.', { exact: true })).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(`halfmoon-${Date.now().toString(36)}`);
  await expect(page.getByText('This is already in use.', { exact: true })).toBeHidden();
});

test('a draft survives a crash, can be undone and discarded', async ({ page }) => {
  await signInAsStaff(page, 'admin@example.com');
  await openPage(page, 'labels/1');
  const name = page.getByLabel('Name', { exact: false }).first();
  const before = await name.inputValue();
  await name.fill('Saltmarsh Recordings');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(name).toHaveValue('Saltmarsh Recordings');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Saltmarsh'));

  const newPage = await crash(page);
  await openPage(newPage, 'labels/1');
  const restoredName = newPage.getByLabel('Name', { exact: false }).first();
  await expect(restoredName).toHaveValue('Saltmarsh Recordings');
  await expect(newPage.getByText(/^Unsaved changes from .* were restored: Name\.$/)).toBeVisible();
  await newPage.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(restoredName).toHaveValue(before);
  await newPage.reload();
  await expect(restoredName).toHaveValue(before);
  await expect(newPage.getByText(/Unsaved changes from/)).toBeHidden();
});

test('signing out deletes drafts', async ({ page }) => {
  await signInByForm(page, 'admin@example.com');
  await openPage(page, 'artists/1');
  await page.getByLabel('Name', { exact: false }).first().fill('Marisol V.');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Marisol V.'));
  await page.getByRole('link', { name: 'Artists' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await openPage(page, 'artists/1');
  await expect(page.getByLabel('Name', { exact: false }).first()).not.toHaveValue('Marisol V.');
  await page.getByLabel('Name', { exact: false }).first().fill('Marisol W.');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Marisol W.'));
  await page.getByRole('button', { name: 'Ada Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Marisol W.');
});

test('a form does not shift when its options load', async ({ page }) => {
  await signInAsStaff(page);
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/ReferenceField-/, async (route) => {
    await gate;
    await route.continue();
  });
  await openPage(page, 'challenge/create');
  const startsField = page.getByLabel('Starts');
  await expect(startsField).toBeVisible();
  const before = await startsField.boundingBox();
  release();
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeVisible();
  expect(await startsField.boundingBox()).toEqual(before);
});
