/** Exports: the file has the rows of the list. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { parseCsv } from '#server/resources/exports/testing.ts';
import { parseSheets } from '#server/resources/exports/testing-xlsx.ts';
import { expectAccessible } from './axe.ts';
import { enterBackOffice, signInAsStaff, openSettings, shopUrl } from './people.ts';

const LIST = `orders?${new URLSearchParams({ filter: '{"status":"completed","q":"lea"}', sort: 'created_at', order: 'DESC', perPage: '100' })}`;

const openDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export: Orders' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Presses a button and reads the downloaded file. */
async function downloadFile(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

const readTotal = async (page: Page): Promise<number> => {
  const status = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(status).toHaveText(/of [\d,]+$/);
  const text = await status.innerText();
  return Number(/of ([\d,]+)$/.exec(text)?.[1]?.replaceAll(',', ''));
};

test('filtered orders are exported as CSV with the same rows', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/${LIST}`));
  const total = await readTotal(page);
  expect(total).toBeGreaterThan(2);
  const numbers = await page.locator('[role=gridcell][data-field=number]').allInnerTexts();

  const dialog = await openDialog(page);
  await expect(dialog.getByText(`${total} rows`)).toBeVisible();
  await expect(dialog.getByText('Search: “lea”')).toBeVisible();
  await expect(dialog.getByText('Status: Completed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start export' }).click();
  await expect(dialog).toBeHidden();

  const tray = page.getByRole('region', { name: 'Background tasks' });
  const button = tray.getByRole('button', { name: /^Download orders-/ });
  // the export continues on other screens
  await page.getByRole('button', { name: 'Catalogue' }).click();
  await page.getByRole('link', { name: 'Artists' }).click();
  await expect(page.getByRole('heading', { name: 'Artists' })).toBeVisible();
  await expect(button).toBeVisible();
  await expect(tray.getByText('The export of Orders is ready.')).toBeAttached();
  const [heading, ...rows] = parseCsv((await downloadFile(page, button)).toString());
  expect(heading).toEqual([
    'Number',
    'Customer',
    'Created',
    'Status',
    'Payment',
    'Claimed by',
    'Claimed by – No.',
    'Country',
    'Shops',
    'Copies',
    'Total',
    'Currency',
  ]);
  expect(rows).toHaveLength(total);
  expect(rows.slice(0, numbers.length).map(([number]) => number)).toEqual(numbers);
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['Completed']));
  await tray.getByRole('button', { name: /^Hide/ }).click();
  await expect(tray).toBeHidden();
});

test('the selected columns are exported as XLSX by keyboard and listed among the exports', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/${LIST}`));
  await expect(page.getByRole('grid')).toBeVisible();
  const total = await readTotal(page);
  await page.getByRole('button', { name: 'Export', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export: Orders' });
  await expect(dialog.getByRole('button', { name: 'Start export' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'CSV' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Excel (XLSX)' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Shops' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: 'Total' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await dialog.getByRole('button', { name: 'Start export' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Background tasks' }).getByRole('button', { name: /^Download/ }),
  ).toBeVisible();

  // a new session finds it in the list of exports
  await openSettings(page, 'Exports');
  const row = page.getByRole('row').filter({ hasText: '.xlsx' }).first();
  await expect(row.getByText('Done')).toBeVisible();
  const bytes = await downloadFile(page, row.getByRole('button', { name: /^Download/ }));
  const [sheet] = parseSheets(bytes);
  const [heading, ...rows] = sheet?.rows ?? [];
  expect(heading?.map(({ value }) => value)).toEqual([
    'Number',
    'Customer',
    'Created',
    'Status',
    'Payment',
    'Claimed by',
    'Claimed by – No.',
    'Country',
    'Total',
    'Currency',
    'Copies',
  ]);
  expect(rows).toHaveLength(total);
  expect(rows.every((cells) => cells.at(-3)?.isText === false && cells.at(-2)?.isText === true)).toBe(true);
});

test('an export has no accessibility problem', async ({ page }) => {
  await enterBackOffice(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Full list, no filters')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start export' }).click();
  await expect(
    page.getByRole('region', { name: 'Background tasks' }).getByRole('button', { name: /^Download/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(shopUrl('/admin/exports'));
  await expect(page.getByRole('grid').getByText('Done').first()).toBeVisible();
  await expectAccessible(page);
});
