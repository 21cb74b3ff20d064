/** Documents: packing slips, the accountant's export and the VAT report. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { parseCsv } from '#server/resources/exports/testing.ts';
import { unzip } from '#server/resources/exports/testing-xlsx.ts';
import { findViolations } from './axe.ts';
import { signInAsStaff, shopUrl } from './people.ts';

/** Presses a button and reads the downloaded file. */
async function downloadFile(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

test('slips of three orders are one file, and each order shows that it was printed', async ({ page, context }) => {
  await signInAsStaff(page);
  const filter = '{"status":"paid"}';
  await page.goto(shopUrl(`/admin/orders?${new URLSearchParams({ filter, sort: 'created_at', order: 'DESC' })}`));
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: 'Select this row' });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const printResponse = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/orders/print'));
  const openedPage = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const { done, url } = (await (await printResponse).json()) as { done: number[]; url: string };
  expect(done).toHaveLength(3);
  await (await openedPage).close();
  const bytes = await (await context.request.get(shopUrl(url))).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(shopUrl(`/admin/orders/${done[0]}/show`));
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByText(/^Printed once, by/)).toBeVisible();
  // again, by the shortcut
  await Promise.all([context.waitForEvent('page'), page.keyboard.press('p')]);
  await expect(documents.getByText(/^Printed 2×, last by/)).toBeVisible();
  await expect(documents.getByRole('link', { name: /^Invoice F\d{4}-\d{6}$/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('last month’s documents are exported as a zip', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(
    shopUrl(`/admin/invoice?${new URLSearchParams({ filter: '{"issued_at_gte":"-P1M","issued_at_lt":"P0M"}' })}`),
  );
  await expect(
    page
      .getByRole('grid')
      .getByText(/^F\d{4}-\d{6}$/)
      .first(),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export: Invoices' });
  await dialog.getByRole('radio', { name: 'ZIP with PDFs' }).check();
  await dialog.getByRole('button', { name: 'Start export' }).click();
  const button = page
    .getByRole('region', { name: 'Background tasks' })
    .getByRole('button', { name: /^Download invoice-/ });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const files = unzip(await downloadFile(page, button));
  const [, ...rows] = parseCsv(files.get('Invoices.csv') ?? '');
  expect(rows.length).toBeGreaterThan(0);
  expect(files.size).toBe(rows.length + 1);
  for (const [number] of rows) expect(files.get(`${number}.pdf`)).toMatch(/^%PDF-/);
});

test('the VAT report links to the documents it sums and downloads as a file', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/invoice'));
  await page.getByRole('link', { name: 'VAT report' }).click();
  await expect(page.getByRole('heading', { name: 'VAT report' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'One-Stop Shop (OSS)' }).first();
  await expect(row).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const [invoices, credited] = ((await row.getByRole('link').innerText()).match(/\d+/g) ?? []).map(Number);
  const file = await downloadFile(page, page.getByRole('button', { name: 'CSV' }));
  expect(parseCsv(file.toString())[0]).toContain('Excl. VAT (EUR)');

  await row.getByRole('link').click();
  const status = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(status).toHaveText(new RegExp(`of ${(invoices ?? 0) + (credited ?? 0)}$`));
  await page.goBack();
  await page.getByLabel('Period').click();
  await page
    .getByRole('option', { name: /^Q\d \d{4}$/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/period=/);
});

test('an invoice shows its lines and downloads as PDF', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/invoice/12/show'));
  await expect(page.getByRole('heading', { level: 1, name: /^F\d{4}-\d{6}$/ })).toBeVisible();
  const bytes = await downloadFile(page, page.getByRole('button', { name: 'Download' }));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await findViolations(page)).toEqual([]);
});
