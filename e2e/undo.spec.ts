/** Undo, also after a reload, and bulk actions in the background. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { signInAsStaff, openSettings, shopUrl } from './people.ts';

/** Creates a label, so that journeys do not share one. */
async function createLabel(page: Page, name: string): Promise<void> {
  await page.goto(shopUrl('/admin/labels/create'));
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // dismiss the notification of the creation
  await page.reload();
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('a change is undone from its message, redone, and undone from the history after a reload', async ({ page }) => {
  await signInAsStaff(page);
  const name = `Driftwood ${Date.now()}`;
  await createLabel(page, name);
  await rename(page, `${name} Records`);
  const toast = page.getByRole('alert').filter({ hasText: 'Saved' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('heading', { name: `${name} Records`, level: 1 })).toBeVisible();

  await page.reload();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a deleted record is restored at its URL', async ({ page }) => {
  await signInAsStaff(page);
  const name = `Tidal ${Date.now()}`;
  await createLabel(page, name);
  const address = page.url();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You can undo this for seven days.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/labels(\?|$)/);
  await page.reload();
  await openSettings(page, 'Recent changes');
  const row = page.getByRole('row').filter({ hasText: 'Deleted' }).first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect(row.getByText('Undone')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('Ctrl+Z undoes the last change and reports a conflicting one', async ({ page, browser }) => {
  await signInAsStaff(page);
  const name = `Halyard ${Date.now()}`;
  await createLabel(page, name);
  await rename(page, `${name} Audio`);
  const address = page.url();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Last change: Changed, Label \d+$/)).toBeVisible();

  const otherContext = await browser.newContext();
  const colleague = await otherContext.newPage();
  await signInAsStaff(colleague, 'admin@example.com');
  await colleague.goto(address);
  await rename(colleague, `${name} Sound`);
  await otherContext.close();

  await page.keyboard.press('Control+z');
  await page.getByRole('alert').filter({ hasText: 'Last change' }).getByRole('button', { name: 'Undo' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not undone' });
  await expect(refusal.getByText(`Name: changed from ${name} Audio to ${name} Sound`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('an action for all orders of a filter runs in the background', async ({ page }) => {
  test.setTimeout(150_000);
  await signInAsStaff(page);
  const query = new URLSearchParams({ filter: '{"status":["completed","delivered","sent","paid"]}', perPage: '25' });
  await page.goto(shopUrl(`/admin/orders?${query}`));
  await page.getByRole('row').nth(2).getByRole('checkbox').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: /^Select all (?:[\d,]+ matching|matching, about [\d,]+)$/ }).click();
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  const selection = await bar.getByRole('status').innerText();
  const total = Number(/[\d,]+/.exec(selection)?.[0].replaceAll(',', ''));
  expect(total).toBeGreaterThan(1000);
  expect(await findViolations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Start preparing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start preparing' });
  await expect(dialog.getByText(selection)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start preparing' }).click();

  const tray = page.getByRole('region', { name: 'Background tasks' });
  await expect(tray).toBeVisible();
  // the action continues on other screens and after closing the tab
  await page.goto(shopUrl('/admin/artists'));
  await expect(tray.getByRole('link', { name: /^Report of/ })).toBeVisible({ timeout: 90_000 });
  expect(await findViolations(page)).toEqual([]);
  await tray.getByRole('link', { name: /^Report of/ }).click();
  await expect(page.getByRole('heading', { name: /^Skipped \([\d,]+\)$/ })).toBeVisible();
  await expect(page.getByText('This status change is not possible.').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /^Order \d+$/ }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
