/** Manual orders: offered and paid by link, or settled manually. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import type { ManualOrder, ManualOrderItem } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { fillCard } from './checkout.ts';
import { navigate, startAction, signInAsStaff, createCustomer, createTeamClient, shopUrl } from './people.ts';

const sums = (page: Page, name: string): Locator =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).locator('dd');
const parseAmount = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** Adds the best match of a search and returns its line. */
async function addItem(page: Page, words: string): Promise<Locator> {
  const box = page.getByRole('combobox', { name: 'Add by title, artist or barcode' });
  const lines = page.getByRole('group', { name: 'Lines' }).getByRole('group');
  const before = await lines.count();
  await box.fill(words);
  const best = page.locator('li[role=option]').first();
  await expect(best).toBeVisible();
  await expect(async () => {
    // selecting closes the list before the line is added
    if (await best.isVisible()) await box.press('Enter', { timeout: 1000 });
    await expect(lines).toHaveCount(before + 1, { timeout: 1000 });
  }).toPass();
  await expect(box).toBeFocused();
  return lines.nth(before);
}

async function fillCustomer(page: Page): Promise<string> {
  const { firstname, lastname, email, address, zip_code, city } = createCustomer();
  await page.getByLabel('First name').fill(firstname);
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await page.getByLabel('Postal code').fill(zip_code);
  await page.getByLabel('City').fill(city);
  return email;
}

async function openDialog(page: Page, name: string): Promise<Locator> {
  await startAction(page, name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an order is created for a new customer, who pays by link', async ({ browser }) => {
  test.setTimeout(180_000);
  const desk = await browser.newContext();
  const office = await desk.newPage();
  let total = '';
  let link = '';
  let number = '';

  await test.step('staff enters a customer, an item and an agreed price', async () => {
    await signInAsStaff(office);
    await office.goto(shopUrl('/admin/orders-manual'));
    await office.getByRole('link', { name: 'New', exact: true }).click();
    await fillCustomer(office);
    const line = await addItem(office, 'night');
    await expect(sums(office, 'Items')).not.toHaveText('€0.00');
    const listPrice = parseAmount(await sums(office, 'Items').innerText());
    const quantity = line.getByRole('textbox', { name: 'Quantity' });
    await quantity.focus();
    await quantity.press('ArrowUp');
    await expect(quantity).toHaveValue('2');
    await expect.poll(async () => parseAmount(await sums(office, 'Items').innerText())).toBeCloseTo(listPrice * 2);
    const agreedPrice = Math.round(listPrice * 80) / 100;
    await line.getByLabel('Price').fill(String(agreedPrice));
    await expect.poll(async () => parseAmount(await sums(office, 'Items').innerText())).toBeCloseTo(agreedPrice * 2);
    total = await sums(office, 'Total').innerText();
  });

  await test.step('the agreed price requires a reason', async () => {
    const saveButton = office.getByRole('button', { name: 'Save' });
    await saveButton.click();
    await expect(office.getByText('Enter a reason for the different price.').first()).toBeVisible();
    await office.getByLabel('Reason', { exact: true }).fill('Regular customer');
    expect(await findViolations(office)).toEqual([]);
    await saveButton.click();
    await expect(office).toHaveURL(/orders-manual\/\d+\/show/);
    number = await office.getByRole('heading', { level: 1 }).innerText();
    expect(number).toMatch(/^MO-\d+$/);
    await expect(office.getByText('Regular customer')).toBeVisible();
    await expect(office.getByText(total).first()).toBeVisible();
  });

  await test.step('staff sends the link', async () => {
    const dialog = await openDialog(office, 'Send payment link');
    expect(await findViolations(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send payment link' }).click();
    await expect(dialog).toBeHidden();
    link = (await office.getByRole('link', { name: /\/offer\// }).getAttribute('href')) ?? '';
    expect(await findViolations(office)).toEqual([]);
  });

  await test.step('the customer sees the same total and pays', async () => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    await page.goto(shopUrl(new URL(link).pathname));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your offer ${number}`);
    const payButton = page.getByRole('button', { name: /^pay/i });
    await expect(payButton).toHaveText(`Pay ${total}`);
    expect(await findViolations(page)).toEqual([]);
    await fillCard(page);
    await payButton.click();
    await expect(page).toHaveURL(/\/cart\/confirmation/);
    await expect(page.getByRole('main')).toContainText(/VS-\d+/);
    await page.goto(shopUrl(new URL(link).pathname));
    await expect(page.getByText('This offer has been paid')).toBeVisible();
    await visitor.close();
  });

  await test.step('the order and the manual order link to each other', async () => {
    await office.reload();
    await expect(office.getByText('Paid', { exact: true }).first()).toBeVisible();
    await office.getByRole('link', { name: /^VS-\d+/ }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(/^VS-/);
    await expect(office.getByText(total).first()).toBeVisible();
    await expect(office.getByRole('link', { name: number })).toBeVisible();
    const dialog = await openDialog(office, 'Reorder');
    await dialog.getByRole('button', { name: 'Reorder' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(/^Edit MO-/);
  });
  await desk.close();
});

test('a withdrawn offer is shown as changed, and its order is settled by bank transfer', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/orders-manual/create'));
  await page.getByRole('combobox', { name: 'Find a customer by name or e-mail' }).fill('perrin');
  await expect(page.locator('li[role=option]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toHaveValue('Perrin');
  await addItem(page, 'blue');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/orders-manual\/\d+\/show/);
  const total = parseAmount(await page.getByRole('main').getByText('€').first().innerText());

  const offerDialog = await openDialog(page, 'Send payment link');
  await offerDialog.getByRole('button', { name: 'Send payment link' }).click();
  const link = (await page.getByRole('link', { name: /\/offer\// }).getAttribute('href')) ?? '';
  const withdrawDialog = await openDialog(page, 'Withdraw the offer');
  await withdrawDialog.getByRole('button', { name: 'Withdraw the offer' }).click();
  await expect(withdrawDialog).toBeHidden();
  const shop = await page.context().newPage();
  await shop.goto(shopUrl(new URL(link).pathname));
  await expect(shop.getByText(/This offer has changed|Cette offre a changé/)).toBeVisible();
  await shop.close();

  const paymentDialog = await openDialog(page, 'Mark as paid');
  await paymentDialog.getByLabel('Amount').fill('1');
  await paymentDialog.getByLabel('Reference').fill('RF18 5390 0754');
  await paymentDialog.getByLabel('Received on').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await paymentDialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(paymentDialog.getByText(/The order total is/).first()).toBeVisible();
  await paymentDialog.getByLabel('Amount').fill(String(total));
  await paymentDialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(paymentDialog).toBeHidden();
  // also listed in the history
  await page
    .getByRole('link', { name: /^VS-\d+/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^VS-/);
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('Paid', { exact: true })).toBeVisible();
});

test('a company is found with the VAT number of its last order', async ({ page, request }) => {
  const call = await createTeamClient(request);
  const [item] = await call<ManualOrderItem[]>('/api/admin/orders-manual/items?q=blue');
  const { password: _, ...person } = createCustomer();
  const draft = await call<ManualOrder>('/api/admin/orders-manual', {
    ...person,
    ...{ lastname: 'Verhoeven', company: 'Verhoeven Platen BV', vat_number: 'NL123456789B01' },
    ...{ address: 'Prinsengracht 7', zip_code: '1015 DV', city: 'Amsterdam', country_id: 'NL' },
    ...{ currency: 'EUR', lang: 'en', lines: [{ item_id: item?.item_id, quantity: 1 }] },
  });
  const order = await call<ManualOrder>(`/api/admin/orders-manual/${draft.id}/convert`, {});
  expect(order).toMatchObject({ status: 'converted', vat_rate: 0 });

  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/orders-manual/create'));
  const choose = async (words: string, lastname: string) => {
    await page.getByRole('combobox', { name: 'Find a customer by name or e-mail' }).fill(words);
    await expect(page.locator('li[role=option]').first()).toContainText(lastname);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Last name')).toHaveValue(lastname);
  };
  await choose('verhoeven', 'Verhoeven');
  await expect(page.getByLabel('Company')).toHaveValue('Verhoeven Platen BV');
  await expect(page.getByLabel('VAT number')).toHaveValue('NL123456789B01');
  // priced without VAT, as the order was
  const line = await addItem(page, 'blue');
  await expect(line).toBeVisible();
  await expect(sums(page, 'VAT')).toContainText('€0.00');
  await expect(page.getByText('Reverse charge').first()).toBeVisible();
  await choose('perrin', 'Perrin');
  await expect(page.getByLabel('VAT number')).toHaveValue('');
});

test('the search opens a draft by its number', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/order-manual'));
  await page.getByLabel('Number or e-mail').fill('mo 1001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MO-1001');
});

test('the screens have no accessibility problem', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/orders-manual'));
  await expect(page.getByRole('grid').getByText('MO-1001')).toBeVisible();
  await expectAccessible(page);
  await navigate(page, '/admin/orders-manual/1/show');
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible();
  await expectAccessible(page);
  await navigate(page, '/admin/orders-manual/1');
  await expect(page.getByRole('group', { name: 'Lines' }).getByRole('group').first()).toBeVisible();
  await expectAccessible(page);
});
