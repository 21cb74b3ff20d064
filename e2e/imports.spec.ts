/** Imports of customers and orders: checked, corrected, imported and undone. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { startAction, createTeamClient, enterBackOffice, signInAsStaff, shopUrl } from './people.ts';

const SHOPIFY = 'server/modules/imports/testing-files/shopify-customers.csv';

/** Chooses a type and a file and continues to the columns. */
async function startImport(page: Page, kind: string, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.goto(shopUrl('/admin/imports/create'));
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'text/csv' });
  await expect(page.getByText(/Uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible();
}

/** The number of rows of a group in the report. */
const figure = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Import summary' }).locator('dl > div').filter({ hasText: name }).locator('dd');

/** Confirms an action. */
async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name, exact: true }).click();
}

test('customers of a Shopify export are recognised, corrected, imported and undone', async ({ page }) => {
  const unique = Date.now().toString(36);
  const buffer = Buffer.from((await readFile(SHOPIFY, 'utf8')).replaceAll('@example.net', `.${unique}@example.net`));
  await enterBackOffice(page, 'admin@example.com');
  await startImport(page, 'Customers', { name: `customers-${unique}.csv`, buffer });

  // the export format and the columns are detected
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('shopify');
  await expect(page.getByRole('combobox', { name: 'Postal code' })).toHaveValue('Default Address Zip');
  await expect(page.getByRole('region', { name: 'First rows' }).getByText('12 rue des Martyrs')).toBeVisible();
  await expectAccessible(page);

  await startAction(page, 'Check rows');
  await expect(figure(page, 'Invalid')).toHaveText('2');
  await expect(figure(page, 'New')).toHaveText('2');
  await expectAccessible(page);

  // correct the e-mail in its cell and skip the duplicate row
  await page.getByRole('button', { name: /^E-mail: Enter a valid e-mail address/ }).click();
  const cell = page.getByRole('textbox', { name: 'Row 4: E-mail' });
  const response = page.waitForResponse(/\/rows\/\d+$/);
  await cell.fill('still wrong');
  await cell.press('Enter');
  await response;
  await expect(page.getByText('Enter a valid e-mail address.', { exact: true })).toBeVisible();
  await cell.fill(`ana.${unique}@example.net`);
  await cell.press('Enter');
  await expect(figure(page, 'New')).toHaveText('3');
  await page.getByRole('button', { name: 'Skip row 5' }).click();
  await expect(figure(page, 'Invalid')).toHaveText('0');

  await startAction(page, 'Import');
  await confirm(page, 'Import');
  await expect(figure(page, 'Imported')).toHaveText('3');
  const call = await createTeamClient(page.request);
  const filter = encodeURIComponent(JSON.stringify({ email: `ana.${unique}@example.net` }));
  const findUsers = () => call<{ city?: string }[]>(`/api/admin/user?filter=${filter}`);
  expect(await findUsers()).toHaveLength(1);

  await startAction(page, 'Undo import');
  await confirm(page, 'Undo import');
  await expect(figure(page, 'Undone')).toHaveText('3');
  expect(await findUsers()).toHaveLength(0);
});

test('a column mapping is saved, and a value is replaced in all rows', async ({ page }) => {
  const unique = Date.now().toString(36);
  const rows = ['a', 'b', 'c'].map((name) => `${name}.${unique}@example.net;Ana;Duarte;Frankreich`);
  const buffer = Buffer.from(['Wer;Vor;Nach;Land', ...rows].join('\n'));
  await enterBackOffice(page, 'admin@example.com');
  await startImport(page, 'Customers', { name: `kunden-${unique}.csv`, buffer });
  await expect(page.getByRole('combobox', { name: 'Separator', exact: true })).toHaveValue('semicolon');

  const choose = async (field: string, heading: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).selectOption(heading);
    await expect(page.getByRole('columnheader', { name: `${heading} ${field}` })).toBeVisible();
  };
  await choose('E-mail', 'Wer');
  await choose('First name', 'Vor');
  await choose('Last name', 'Nach');
  await choose('Country', 'Land');
  await page.getByRole('button', { name: 'Save column mapping' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save column mapping' });
  await dialog.getByLabel('Name').fill(`Kunden ${unique}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Kunden ${unique}` })).toBeVisible();

  await startAction(page, 'Check rows');
  await expect(figure(page, 'Invalid')).toHaveText('3');
  // the file's value stays when no option is selected
  const country = page.getByRole('combobox', { name: 'Row 2: Country' });
  await expect(country).toHaveText('Frankreich');
  // by keyboard: on a slow machine the list can open under a pressed pointer and select on its release
  await country.press('Enter');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await expect(figure(page, 'New')).toHaveText('1');
  // named as selected
  await expect(page.getByText('You changed Country from “Frankreich” to “France”.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply to all rows' }).click();
  await expect(figure(page, 'New')).toHaveText('3');

  // the mapping applies to the next file with the same headings
  const nextFile = Buffer.from(`Wer;Vor;Nach;Land\nd.${unique}@example.net;Eva;Lund;FR`);
  await startImport(page, 'Customers', { name: `kunden-2-${unique}.csv`, buffer: nextFile });
  await expect(page.getByRole('combobox', { name: /^E-mail/ })).toHaveValue('Wer');
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Land');
});

test('an unreadable file shows an error, and the team cannot import customers', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/imports/create'));
  const submitFile = async (kind: string, text: string) => {
    await page.getByRole('radio', { name: kind, exact: true }).check();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await submitFile('Stock', 'barcode,quantity\n');
  await expect(page.getByText('There are no rows below the column names.').first()).toBeVisible();
  // forbidden types are not offered
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Customers', exact: true })).toHaveCount(0);
});
