/** Changes of the items of a paid order: an immediate refund, or a payment link before the order changes. */
import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test';
import type { ManualOrder, ManualOrderItem, Order } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { fillCard } from './checkout.ts';
import { buyRecords } from './buy.ts';
import { startAction, createTeamClient, signInAsStaff, createCustomer, shopUrl } from './people.ts';

/** Creates an order of one line with sizes M × 1 and L × 2, paid in cash. */
async function createSizedOrder(request: APIRequestContext): Promise<Order> {
  const call = await createTeamClient(request);
  const [item] = (await call<ManualOrderItem[]>('/api/admin/orders-manual/items?q=night')).filter(
    ({ stock }) => stock > 9,
  );
  const { password: _, ...customer } = createCustomer();
  const where = { country_id: 'FR', currency: 'EUR', lang: 'en' };
  const lines = [{ item_id: item?.item_id, quantity: 1, chosen_sizes: { M: 1, L: 2 } }];
  const draft = await call<ManualOrder>('/api/admin/orders-manual', { ...customer, ...where, lines });
  const paid_on = new Date().toISOString().slice(0, 10);
  const money = { amount: draft.total, currency: 'EUR', method: 'cash', paid_on, notify: false };
  const paid = await call<ManualOrder>(`/api/admin/orders-manual/${draft.id}/paid`, money);
  return call<Order>(`/api/admin/orders/${paid.order_id}`);
}

async function openOrder(page: Page, { id, number }: Order): Promise<void> {
  await page.goto(shopUrl(`/admin/orders/${id}/show`));
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
}

async function openChangeDialog(page: Page): Promise<Locator> {
  await startAction(page, 'Change items');
  const dialog = page.getByRole('dialog', { name: 'Change items' });
  await expect(dialog.getByRole('group', { name: 'Order items' })).toBeVisible();
  // the form moves the focus there once loaded
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  return dialog;
}

const getFirstTitle = ({ shop_orders = [] }: Order): string => shop_orders[0]?.lines[0]?.name ?? '';

/** Adds the best match of a search. */
async function addItem(page: Page, dialog: Locator, words: string): Promise<void> {
  const box = dialog.getByRole('combobox', { name: 'Add by title, artist or barcode' });
  await box.fill(words);
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
  await box.press('Enter');
  await expect(dialog.getByText(/^New · /)).toBeVisible();
}

test('a line is removed and refunded immediately', async ({ page, request }) => {
  const order = await buyRecords(request, { copies: [2, 1] });
  await signInAsStaff(page);
  await openOrder(page, order);
  const dialog = await openChangeDialog(page);
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Change a quantity');
  await dialog
    .getByRole('button', { name: `Remove ${getFirstTitle(order)}` })
    .first()
    .click();
  await expect(preview).toContainText(/€[\d.]+ will be refunded to the customer/);
  const amount = /€[\d.]+(?= will be refunded)/.exec(await preview.innerText())?.[0] ?? '';
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She has it already');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // the refund is shown before it is confirmed
  await expect(dialog.getByRole('alert')).toContainText('euro');
  await dialog.getByRole('button', { name: 'Change items' }).click();
  await expect(dialog).toBeHidden();
  const changes = page.getByRole('region', { name: 'Order changes', exact: true });
  await expect(changes).toContainText('She has it already');
  await expect(changes).toContainText('Done');
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText(amount);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Change items').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a more expensive change is paid by link, then applied', async ({ page, request, browser }) => {
  test.setTimeout(150_000);
  const order = await buyRecords(request, { copies: [2, 1] });
  await signInAsStaff(page);
  await openOrder(page, order);
  const changes = page.getByRole('region', { name: 'Order changes', exact: true });
  const offerChange = async (reason: string) => {
    const dialog = await openChangeDialog(page);
    await addItem(page, dialog, 'night');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('gets a payment link for €');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Change items' }).click();
    await expect(dialog).toBeHidden();
    await expect(changes).toContainText(reason);
  };

  await test.step('a withdrawn change is not applied', async () => {
    await offerChange('A second thought');
    await changes.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).click();
    await expect(changes).toContainText('Withdrawn');
  });
  await offerChange('One more for a friend');
  await expect(changes).toContainText('Awaiting payment');
  const link = (await changes.getByRole('link', { name: 'Payment link' }).getAttribute('href')) ?? '';

  await test.step('the customer sees the change and pays', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const customer = await context.newPage();
    await customer.goto(shopUrl(new URL(link).pathname));
    await expect(customer.getByRole('heading', { level: 1 })).toContainText(order.number ?? '');
    expect(await findViolations(customer)).toEqual([]);
    await fillCard(customer);
    await customer.getByRole('button', { name: /^pay/i }).click();
    await expect(customer).toHaveURL(/cart\/confirmation/);
    await expect(customer.getByText(order.number ?? '').first()).toBeVisible();
    await context.close();
  });
  await test.step('the order page is updated without a reload', async () => {
    await expect(changes).toContainText('Done', { timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'Payments' }).getByText('Paid')).toHaveCount(2);
  });
});

test('sizes are exchanged for free while the quantity stays the same', async ({ page, request }) => {
  const order = await createSizedOrder(request);
  const line = order.shop_orders?.[0]?.lines[0];
  await signInAsStaff(page);
  await openOrder(page, order);
  const dialog = await openChangeDialog(page);
  const row = dialog.getByRole('group', { name: line?.name ?? '', exact: true });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await row.getByRole('button', { name: 'Increase quantity of XL' }).click();
  await expect(preview).toContainText('gets a payment link for €');
  await row.getByRole('textbox', { name: 'M', exact: true }).fill('0');
  await expect(preview).toContainText('No payment is due');
  await row.getByRole('button', { name: /^Keep / }).click();
  await expect(preview).toContainText('Change a quantity');
  await row.getByRole('textbox', { name: 'M', exact: true }).fill('0');
  await row.getByRole('button', { name: 'Increase quantity of XL' }).click();
  await expect(preview).toContainText('No payment is due');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too small');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Order changes', exact: true })).toContainText('(L × 2, XL × 1)');
});

test('the dialog has no accessibility problem', async ({ page, request }) => {
  const order = await buyRecords(request, { copies: [2, 1] });
  await signInAsStaff(page);
  await openOrder(page, order);
  const dialog = await openChangeDialog(page);
  await addItem(page, dialog, 'night');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('33');
  await expect(dialog.getByRole('textbox', { name: 'Reason for the price' })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Difference');
  await expectAccessible(page);
});
