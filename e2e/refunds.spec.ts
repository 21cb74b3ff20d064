/** Refunds, refund limits and reconciliation of payouts. */
import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test';
import type { Payment } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { enterBackOffice, navigate, startAction, signInAsStaff, shopUrl } from './people.ts';

test('an unshipped copy is refunded from the order page', async ({ page, request }) => {
  const { id } = await buyRecords(request);
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/orders/${id}/show`));
  const section = page.getByRole('region', { name: 'Refunds' });
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  // the same dialog for an order and a line
  await section.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Everything' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Continue|^Refund/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /^Refund .+/ })
    .first()
    .click();
  await expect(dialog.getByRole('spinbutton', { name: /^Copies of/ }).first()).toHaveValue('1');
  const amount = await dialog.getByLabel('Amount').inputValue();
  await dialog.getByLabel('Reason').selectOption({ label: 'Out of stock' });
  await dialog.getByLabel('Comment').fill('The last copy had a scratch');
  const effects = dialog.getByRole('list', { name: 'What this will do' });
  await expect(effects).toContainText(`Refunds €${amount} to the customer`);
  await expect(effects).toContainText('Sends 1 e-mail');
  await expect(effects).toContainText('Returns 1 copy to stock');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(effects).toContainText('Returns 1 copy to stock');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(`€${amount}`).first()).toBeVisible();
  await expect(section.getByText('Refunded')).toBeVisible();
  await section.getByRole('link', { name: 'Out of stock' }).click();
  await expect(page.getByText('The last copy had a scratch')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the team is limited in refunds, an administrator is not', async ({ page, browser, request }) => {
  const { id } = await buyRecords(request, { copies: [5, 5, 5] });
  const openRefund = async (staffPage: Page) => {
    await staffPage.goto(shopUrl(`/admin/orders/${id}/show`));
    await expect(staffPage.getByRole('heading', { level: 1, name: /^VS-/ })).toBeVisible();
    await startAction(staffPage, 'Refund');
    const dialog = staffPage.getByRole('dialog', { name: 'Refund' });
    await dialog.getByLabel('Amount').fill('250');
    return dialog;
  };
  await signInAsStaff(page);
  const dialog = await openRefund(page);
  const limit = (within: Locator) =>
    within.getByText('You can refund up to €200.00 at once. Ask an administrator to refund more.');
  await expect(limit(dialog)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Amount').fill('10');
  await expect(limit(dialog)).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();

  const context = await browser.newContext({ locale: 'en-GB' });
  const admin = await context.newPage();
  await signInAsStaff(admin, 'admin@example.com');
  const adminDialog = await openRefund(admin);
  await expect(adminDialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(limit(adminDialog)).toBeHidden();
  await context.close();
});

/** Creates a payment that is in no payout yet. */
async function createPayment(request: APIRequestContext): Promise<Payment> {
  const [payment] = (await buyRecords(request)).payments ?? [];
  if (!payment) throw new Error('The order has no payment.');
  return payment;
}

test('a payout file is previewed, imported once, and its unknown row matched manually', async ({ page, request }) => {
  const [firstPayment, secondPayment] = [await createPayment(request), await createPayment(request)];
  await signInAsStaff(page);
  const matchingReference = secondPayment.provider_id ?? '';
  const unknownReference = `pi_link_${Date.now()}`;
  const lines = [
    'Day,Reference,Type,Gross,Fee,Currency',
    `2026-11-20,${firstPayment.provider_id},sale,${firstPayment.amount},0.50,EUR`,
    `2026-11-20,${unknownReference},sale,${secondPayment.amount},0.50,EUR`,
  ];
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const previewFile = async () => {
    await page.goto(shopUrl('/admin/payouts/create'));
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Import summary' })).toBeVisible();
  };

  await test.step('it is previewed', async () => {
    await previewFile();
    await expect(page.getByText('The rows add up to the transferred amount.')).toBeVisible();
    const rows = page.getByRole('region', { name: 'File rows' }).getByRole('row');
    // rows to reconcile come first
    await expect(rows.nth(1)).toContainText(unknownReference);
    await expect(rows.nth(1)).toContainText('Unmatched');
    await expect(rows.nth(2)).toContainText('Matched');
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('it is imported', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^file-/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('the unknown row is matched manually', async () => {
    await page.getByRole('link', { name: 'Rows to reconcile (1)' }).click();
    await page.getByRole('link', { name: unknownReference }).click();
    await page.getByRole('button', { name: 'Match manually' }).click();
    const dialog = page.getByRole('dialog', { name: 'Match manually' });
    await dialog.getByRole('combobox', { name: 'Payment' }).fill(matchingReference);
    await page.getByRole('option', { name: matchingReference, exact: true }).click();
    await dialog.getByLabel('Note').fill('Paid through a link');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Match manually' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Matched manually').first()).toBeVisible();
    await expect(page.getByText('Theo Team').last()).toBeVisible();
    await expect(page.getByText('Paid through a link').first()).toBeVisible();
  });
  await test.step('the same file is rejected', async () => {
    await previewFile();
    await expect(page.getByText('This file has already been imported.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});

test('the finance lists have no accessibility problem', async ({ page }) => {
  await enterBackOffice(page);
  for (const name of ['Payments', 'Refunds', 'Disputes', 'Payouts', 'Reconciliation']) {
    await navigate(page, `/admin/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expectAccessible(page, name);
  }
});
