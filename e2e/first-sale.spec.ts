import { expect, test } from 'playwright/test';
import { addToCart, fillBuyer, fillCard, openFirstRecord } from './checkout.ts';
import { createCustomer, shopUrl, signInByForm } from './people.ts';
import { readConfirmationPath } from './sign-up.ts';

const TRACKING = '6A12345678901';

test('a visitor buys a record, staff ships it, and the customer tracks the parcel', async ({ browser }) => {
  test.setTimeout(180_000); // the longest journey
  const customer = createCustomer();
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  let record = '';
  let number = '';

  await test.step('the customer filters by genre and opens a record', async () => {
    await page.goto(shopUrl());
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('button', { name: 'Genres' }).click();
    await page.getByRole('link', { name: 'Rock / Metal' }).first().click();
    await expect(page).toHaveURL(/genre=11(\||%7C)18/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rock · Metal');
    record = await openFirstRecord(page);
  });

  await test.step('the customer adds it to the cart and sees shipping and VAT of the country', async () => {
    await addToCart(page);
    await page.goto(shopUrl('/cart'));
    const sums = page.getByRole('complementary', { name: 'Your order' });
    await expect(page.getByRole('main')).toContainText(record);
    await sums.getByLabel('Deliver to').selectOption({ label: 'France' });
    await expect(sums).toContainText(/20%\sVAT/);
    await expect(sums).toContainText(/Shipping/);
  });

  await test.step('the customer creates an account', async () => {
    await page.goto(shopUrl('/sign?redirect=/payment'));
    await page.getByRole('tab', { name: 'Sign up' }).click();
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('First name').fill(customer.firstname);
    await form.getByLabel('Last name').fill(customer.lastname);
    await form.getByLabel('E-mail').fill(customer.email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(customer.password);
    await form.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.goto(shopUrl(await readConfirmationPath(customer.email)));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page).toHaveURL(/\/payment/);
  });

  await test.step('the customer pays with a test card', async () => {
    const form = await fillBuyer(page, customer);
    await form.getByLabel('Postal code').fill(customer.zip_code);
    await form.getByLabel('Country').selectOption({ label: 'France' });
    await fillCard(form);
    await form.getByRole('button', { name: /^pay/i }).click();
    await expect(page).toHaveURL(/\/cart\/confirmation/);
    await expect(page.getByRole('main')).toContainText(/VS-\d+/);
    number = /VS-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await expect(page.getByRole('main').getByText(record).first()).toBeVisible();
  });

  const desk = await browser.newContext();
  const office = await desk.newPage();

  await test.step('staff finds the order at the top of the grid', async () => {
    await signInByForm(office);
    const top = office.getByRole('grid').getByRole('row').nth(1);
    await expect(top).toContainText(number);
    await top.getByText(number).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(office.getByRole('main').getByText(record).first()).toBeVisible();
  });

  await test.step('staff marks the parcel as sent', async () => {
    await office.getByRole('button', { name: 'Ship parcel' }).first().click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Carrier').selectOption({ label: 'Colissimo' });
    await dialog.getByLabel('Tracking number').fill(TRACKING);
    await dialog.getByRole('button', { name: 'Ship parcel' }).click();
    await expect(dialog).toBeHidden();
    await expect(office.getByRole('link', { name: TRACKING })).toBeVisible();
  });

  await test.step('the mails are in the outbox', async () => {
    await office.goto(
      shopUrl(`/admin/mails?filter=${encodeURIComponent(JSON.stringify({ recipient: customer.email }))}`),
    );
    const grid = office.getByRole('grid');
    await expect(grid.getByText(number).first()).toBeVisible();
    await expect(grid.getByRole('row')).toHaveCount(4);
  });

  await test.step('the customer finds status and tracking link in the account', async () => {
    await page.goto(shopUrl('/my-account/orders'));
    const order = page.getByRole('main').getByRole('article').filter({ hasText: number });
    await expect(order).toContainText('Sent');
    await expect(order).toContainText(TRACKING);
    await expect(order.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      /laposte\.fr.*6A12345678901/,
    );
  });
});
