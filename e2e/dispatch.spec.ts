/** Dispatch: board, batch, file and imported tracking numbers. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { enterBackOffice, signInAsStaff, shopUrl } from './people.ts';

test('orders are assigned, handed over in a batch and get tracking numbers', async ({ page, request }) => {
  // two orders with the same destination
  await buyRecords(request);
  await buyRecords(request);
  await enterBackOffice(page);
  await page.getByRole('link', { name: 'Dispatch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch');
  expect(await findViolations(page)).toEqual([]);

  // assign some unassigned orders to the suggested partner
  const unassignedRegion = page.getByRole('region', { name: 'Unassigned' });
  const group = unassignedRegion
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Assign' }) })
    .filter({ hasText: 'France' })
    .first();
  await group.getByRole('button', { name: /^Show orders/ }).click();
  const orders = unassignedRegion.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem').first()).toBeVisible();
  const numbers: string[] = [];
  for (const item of (await orders.getByRole('listitem').all()).slice(0, 2)) {
    numbers.push(await item.getByRole('link').innerText());
    await item.getByRole('checkbox').check();
  }
  await group.getByRole('combobox').click();
  await page.getByRole('option', { name: 'PIAS', exact: true }).click();
  await group.getByRole('button', { name: 'Assign' }).click();
  const pias = page.getByRole('region', { name: 'PIAS', exact: true });
  await expect(pias).toBeVisible();

  // create a batch of all
  await pias.getByRole('button', { name: 'Create batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch for PIAS' });
  await expect(dialog.getByText(/all items in stock/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Note').fill('Friday');
  await dialog.getByRole('button', { name: 'Create batch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^B-\d+$/);
  for (const number of numbers) await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('button', { name: 'Check stock' }).click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Handed over').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const number of numbers) expect(file).toContain(number);

  // tracking numbers are previewed before saving
  const [firstNumber = '', secondNumber = ''] = numbers;
  const stamp = Date.now();
  const rows = [
    'Order,Carrier,Tracking number',
    `${firstNumber},Colissimo,6A${stamp}`,
    `${secondNumber},Speedy Boats,7B${stamp}`,
    `VS-999999,DHL,8C${stamp}`,
  ];
  await page.getByRole('link', { name: 'Dispatch', exact: true }).click();
  await page.getByRole('link', { name: 'Import tracking numbers' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'pias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('tab', { name: 'Matched (1)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Not found (1)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Conflicts (1)' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Unknown carrier')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('row').filter({ hasText: 'Unknown carrier' }).getByRole('combobox').click();
  await page.getByRole('option', { name: 'GLS' }).click();
  await expect(page.getByRole('tab', { name: 'Matched (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save tracking numbers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save tracking numbers' }).click();
  // the status, not the message that saving has begun
  await expect(page.getByRole('main').getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const text = await readFile(await (await report).path(), 'utf8');
  expect(text).toContain(`2,written,${firstNumber},6A${stamp},col`);
  expect(text).toContain('4,unknown_order,VS-999999');
  await page.getByRole('tab', { name: 'Matched (2)' }).click();
  await page.getByRole('row').filter({ hasText: firstNumber }).getByRole('link').click();
  await expect(page.getByText(`6A${stamp}`).first()).toBeVisible();
});

test('a partner’s columns are edited beside a preview of the file', async ({ page }) => {
  await signInAsStaff(page);
  // CBIP (§3)
  await page.goto(shopUrl('/admin/partners/19'));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Order,Name,Company');
  await page.getByRole('group', { name: 'Order', exact: true }).getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'Column name' }).first().fill('Reference');
  await expect(preview).toContainText('Reference,Name,Company');
  expect(await findViolations(page)).toEqual([]);
});
