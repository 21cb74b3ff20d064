/** Refunds, refund limits and reconciliation of payouts. */
import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test';
import type { Payment } from '#generated/schemas.ts';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { LOOKS, act, enterBackOffice, shopUrl } from './people.ts';

test('an unshipped copy is refunded from the order page', async ({ page, request }) => {
  const { id } = await buy(request);
  await enterBackOffice(page);
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
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(effects).toContainText('Returns 1 copy to stock');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(`€${amount}`).first()).toBeVisible();
  await expect(section.getByText('Refunded')).toBeVisible();
  await section.getByRole('link', { name: 'Out of stock' }).click();
  await expect(page.getByText('The last copy had a scratch')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the team is limited in refunds, an administrator is not', async ({ page, browser, request }) => {
  const { id } = await buy(request, { copies: [5, 5, 5] });
  const ask = async (somebody: Page) => {
    await somebody.goto(shopUrl(`/admin/orders/${id}/show`));
    await expect(somebody.getByRole('heading', { level: 1, name: /^VS-/ })).toBeVisible();
    await act(somebody, 'Refund');
    const dialog = somebody.getByRole('dialog', { name: 'Refund' });
    await dialog.getByLabel('Amount').fill('250');
    return dialog;
  };
  await enterBackOffice(page);
  const dialog = await ask(page);
  const limit = (within: Locator) =>
    within.getByText('You can refund up to €200.00 at once. Ask an administrator to refund more.');
  await expect(limit(dialog)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Amount').fill('10');
  await expect(limit(dialog)).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();

  const context = await browser.newContext({ locale: 'en-GB' });
  const admin = await context.newPage();
  await enterBackOffice(admin, 'admin@example.com');
  const free = await ask(admin);
  await expect(free.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(limit(free)).toBeHidden();
  await context.close();
});

/** A payment that is in no payout yet. */
async function paymentOf(request: APIRequestContext): Promise<Payment> {
  const [payment] = (await buy(request)).payments ?? [];
  if (!payment) throw new Error('nothing was paid');
  return payment;
}

test('a payout file is previewed, imported once, and its unknown row matched manually', async ({ page, request }) => {
  const [one, other] = [await paymentOf(request), await paymentOf(request)];
  await enterBackOffice(page);
  const known = other.provider_id ?? '';
  const unknown = `pi_link_${Date.now()}`;
  const lines = [
    'Day,Reference,Type,Gross,Fee,Currency',
    `2026-11-20,${one.provider_id},sale,${one.amount},0.50,EUR`,
    `2026-11-20,${unknown},sale,${other.amount},0.50,EUR`,
  ];
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const look = async () => {
    await page.goto(shopUrl('/admin/payouts/create'));
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Import summary' })).toBeVisible();
  };

  await test.step('before anything is written', async () => {
    await look();
    await expect(page.getByText('The rows add up to the transferred amount.')).toBeVisible();
    const rows = page.getByRole('region', { name: 'File rows' }).getByRole('row');
    // rows to reconcile come first
    await expect(rows.nth(1)).toContainText(unknown);
    await expect(rows.nth(1)).toContainText('Unmatched');
    await expect(rows.nth(2)).toContainText('Matched');
    expect(await violations(page)).toEqual([]);
  });
  await test.step('taken over', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^file-/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('matched manually', async () => {
    await page.getByRole('link', { name: 'Rows to reconcile (1)' }).click();
    await page.getByRole('link', { name: unknown }).click();
    await page.getByRole('button', { name: 'Match manually' }).click();
    const dialog = page.getByRole('dialog', { name: 'Match manually' });
    await dialog.getByRole('combobox', { name: 'Payment' }).fill(known);
    await page.getByRole('option', { name: known, exact: true }).click();
    await dialog.getByLabel('Note').fill('Paid through a link');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Match manually' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Matched manually').first()).toBeVisible();
    await expect(page.getByText('Theo Team').last()).toBeVisible();
    await expect(page.getByText('Paid through a link').first()).toBeVisible();
  });
  await test.step('the same file is known', async () => {
    await look();
    await expect(page.getByText('This file has already been imported.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});

for (const { colorScheme, width, height } of LOOKS) {
  test(`the finance lists have no accessibility problem in ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enterBackOffice(page);
    for (const list of ['payments', 'refunds', 'disputes', 'payouts', 'reconciliation']) {
      await page.goto(shopUrl(`/admin/${list}`));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      expect([list, await violations(page)]).toEqual([list, []]);
    }
    await context.close();
  });
}
