import { expect, test } from 'playwright/test';
import { expectAccessible, findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { addToCart, fillBuyer, fillCard, openFirstRecord } from './checkout.ts';
import { startAction, createTeamClient, signInAsStaff, createCustomer, shopUrl } from './people.ts';

test('a buyer in Chicago selects a state and pays with a valid address', async ({ page }) => {
  const customer = createCustomer();
  await page.goto(shopUrl('/?genre=11|18'));
  await openFirstRecord(page);
  await addToCart(page);
  await page.goto(shopUrl('/payment'));
  const form = await fillBuyer(page, { ...customer, address: '1234 W Division St', city: 'Chicago' });
  await form.getByLabel('Country').selectOption({ label: 'France' });
  await expect(form.getByLabel('State')).toBeHidden();
  await form.getByLabel('Country').selectOption({ label: 'United States' });
  await form.getByLabel('Postal code').fill('60622');
  await fillCard(form);
  await form.getByRole('button', { name: /^pay/i }).click();
  const state = form.getByLabel('State');
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  // totals are faded while recalculating
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await state.selectOption({ label: 'Illinois' });
  await form.getByLabel('Country').selectOption({ label: 'Canada' });
  await expect(form.getByLabel('Province')).toHaveValue('');
  await expect(form.getByLabel('City')).toHaveValue('Chicago');
  await form.getByLabel('Country').selectOption({ label: 'United States' });
  await form.getByLabel('State').selectOption({ label: 'Illinois' });
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
});

test('staff changes an address: printed documents are listed, the customer gets a mail, a colleague sees it', async ({
  browser,
  page,
  request,
}) => {
  const order = await buyRecords(request);
  const call = await createTeamClient(request);
  await call('/api/admin/orders/print', { ids: [order.id], kind: 'packing_slip' });
  const openOrder = async (target: typeof page) => {
    await target.goto(shopUrl(`/admin/orders/${order.id}/show`));
    await expect(target.getByRole('heading', { name: order.number, level: 1 })).toBeVisible();
  };
  const colleague = await (await browser.newContext()).newPage();
  await signInAsStaff(colleague, 'admin@example.com');
  await openOrder(colleague);
  await signInAsStaff(page);
  await openOrder(page);
  await startAction(page, 'Change address');
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Enter the new address.');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('5 rue Lepic');
  await expect(preview).toContainText(/Packing slip printed on .+ Print it again/);
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' });
  await dialog.getByLabel('Postal code').fill('60622');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Illinois' });
  await expect(preview).toContainText('The customer gets a payment link');
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'France' });
  await dialog.getByLabel('Postal code').fill('75018');
  await expect(preview).toContainText('Packing slip printed');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('5 rue Lepic');
  await expect(colleague.getByRole('main')).toContainText('75018 Paris');
  await expect(page.getByRole('main')).toContainText('New delivery address for your order');
  // the slip with the old address is marked for reprinting until printed again
  await expect(page.getByRole('main')).toContainText(/Last printed .+ with the previous address/);
});

test('staff changes the country: consequences are shown, the customer pays, documents are corrected', async ({
  browser,
  page,
  request,
}) => {
  const order = await buyRecords(request);
  const call = await createTeamClient(request);
  await call('/api/admin/orders/invoice', { ids: [order.id] });
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/orders/${order.id}/show`));
  await expect(page.getByRole('heading', { name: order.number, level: 1 })).toBeVisible();
  await startAction(page, 'Change address');
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('1234 W Division St');
  await dialog.getByLabel('City').fill('Chicago');
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' });
  await dialog.getByLabel('Postal code').fill('60622');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Illinois' });
  const comparison = preview.getByRole('group', { name: 'Before and after' });
  await expect(comparison.getByRole('row', { name: /^Country/ })).toContainText(/France\s*United States/);
  await expect(comparison.getByRole('row', { name: /^VAT rate/ })).toContainText(/20%\s*0%/);
  await expect(preview).toContainText(/A credit note for €.+ cancels invoice F\d+-\d+\. No money is refunded with it/);
  await expect(preview).toContainText(/A new invoice for €.+ replaces it, with 0% VAT/);
  await expect(preview).toContainText('customs declaration');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Payment link' });
  await expect(link).toBeVisible();
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(shopUrl(new URL((await link.getAttribute('href')) ?? '').pathname));
  await expect(customer.getByRole('main')).toContainText('Shipping to United States');
  await expect(customer.getByRole('main')).toContainText('Chicago, IL 60622');
  await fillCard(customer);
  await customer.getByRole('button', { name: /^pay/i }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Chicago');
  await expect(main.getByRole('link', { name: /^Credit note A/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Invoice F/ })).toHaveCount(3);
  await expect(main).toContainText('New delivery address for your order');
  await main
    .getByRole('link', { name: /^Invoice F/ })
    .last()
    .click();
  await expect(page.getByRole('main')).toContainText('United States');
});

test('a shipped parcel keeps its address, and the other copies go to a new one', async ({ page, request }) => {
  const order = await buyRecords(request, { copies: [1, 2] });
  const call = await createTeamClient(request);
  const [line] = order.shop_orders?.[0]?.lines ?? [];
  const tracking = { tracking_transporter: 'ups', tracking_number: '1Z 7', notify: false };
  await call(`/api/admin/orders/${order.id}/ship`, { ...tracking, lines: [{ order_line_id: line?.id, quantity: 1 }] });
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/orders/${order.id}/show`));
  await expect(page.getByRole('heading', { name: order.number, level: 1 })).toBeVisible();
  await startAction(page, 'Change address');
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('5 rue Lepic');
  await expect(preview).toContainText(/1 shipped copy keeps its address \(.+\)/);
  await expect(preview).toContainText(/2 copies go to the new address/);
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await dialog.getByLabel('Postal code').fill('10999');
  await expect(preview).toContainText('its country cannot be changed');
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'France' });
  await dialog.getByLabel('Postal code').fill('75018');
  await expect(preview).toContainText('2 copies go to the new address');
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main).toContainText('5 rue Lepic');
  await expect(main.getByRole('group', { name: /^Parcel/ })).toContainText(/Sent to: .*\d{5}/);
});
