/** Payments by Stripe that leave the page for a bank, or are debited later. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';
import { findViolations } from './axe.ts';
import { addToCart, fillBuyer, fillCard, openFirstRecord } from './checkout.ts';
import { createCustomer, shopUrl } from './people.ts';
import { useShop } from './shop.ts';
import { startShop } from './start-shop.ts';
import { provideStripe, type StripeScript } from './stripe-js.ts';

let simulator: StripeSimulator;
let stop: () => Promise<void>;
let script: StripeScript;

test.beforeAll(async () => {
  simulator = await startStripeSimulator();
  const shop = await startShop(simulator.env);
  const restore = useShop(shop);
  stop = async () => {
    restore();
    await shop.stop();
    await simulator.close();
  };
});
test.afterAll(() => stop());
test.beforeEach(async ({ page }) => {
  script = await provideStripe(page, simulator);
});

/** Puts a record in the cart, fills in the checkout as a guest, and pays by a method. Returns the form. */
async function payBy(page: Page, method: string): Promise<Locator> {
  await page.goto(shopUrl('/vinyl-shop'));
  await openFirstRecord(page);
  await addToCart(page);
  await page.goto(shopUrl('/payment'));
  const customer = createCustomer();
  const form = await fillBuyer(page, customer);
  await form.getByLabel('Postal code').fill(customer.zip_code);
  await form.getByLabel('Country').selectOption({ label: 'France' });
  // the choice of shipping moves the button
  await expect(form.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await form.getByRole('radio', { name: method }).check();
  await form.getByRole('button', { name: /^pay/i }).click();
  return form;
}

/** The newest payment of the simulator. */
const getPayment = () => simulator.listIntents().at(-1);

/** Delivers the newest event of a type to the shop. */
async function deliver(page: Page, type: string): Promise<void> {
  const { body, signature } = simulator.signEvent(simulator.events.findLast((event) => event.type === type) ?? {});
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const answer = await page.request.post(shopUrl('/api/webhooks/stripe'), { data: body, headers });
  expect(answer.status()).toBe(204);
}

test('a guest pays by iDEAL on the page of the bank', async ({ page, browser }) => {
  await payBy(page, 'ideal');
  expect(script.options.at(-1)).toMatchObject({
    mode: 'payment',
    allowedPaymentMethodTypes: ['card', 'link', 'ideal', 'bancontact', 'sepa_debit'],
  });
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  const { id = '' } = getPayment() ?? {};
  const address = simulator.getReturnUrl(id);
  expect(address).toContain(shopUrl('/payment/return'));

  const otherBrowser = await browser.newContext();
  const otherPage = await otherBrowser.newPage();
  await otherPage.goto(address);
  await expect(otherPage.getByRole('heading', { name: 'We will write to you' })).toBeVisible();
  expect(otherPage.url()).not.toContain('secret');
  await otherBrowser.close();

  await page.getByRole('link', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  await expect(page.getByText(/is confirmed/)).toBeVisible();
  expect(getPayment()).toMatchObject({ id, status: 'succeeded' });
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).not.toHaveAccessibleName(/1 item/);

  // the address of the bank, again
  await page.goto(address);
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
});

test('a payment that is cancelled at the bank keeps the cart, which is paid by a card', async ({ page }) => {
  await payBy(page, 'bancontact');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment was not completed' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/return\?payment_intent=pi_\w+$/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  const form = page.getByRole('form', { name: 'Checkout' });
  await expect(form.getByLabel('First name')).not.toHaveValue('');
  await fillCard(form);
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  await expect(page.getByText(/is confirmed/)).toBeVisible();
});

test('the customer who comes back by the button of the browser pays again', async ({ page }) => {
  const form = await payBy(page, 'ideal');
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  const left = getPayment();
  await page.goBack();
  await expect(form.getByRole('button', { name: /^pay/i })).toBeEnabled();
  await fillCard(form);
  await form.getByRole('radio', { name: 'card' }).check();
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  expect(simulator.findIntent(left?.id ?? '')?.status).toBe('canceled');
});

test('a SEPA debit is confirmed once the bank has paid', async ({ page }) => {
  await payBy(page, 'sepa_debit');
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  simulator.finishPayment(getPayment()?.id ?? '', true);
  await deliver(page, 'payment_intent.succeeded');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/is confirmed/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('a SEPA debit that fails later shows so instead of the confirmation', async ({ page }) => {
  await payBy(page, 'sepa_debit');
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
  simulator.finishPayment(getPayment()?.id ?? '', false);
  await deliver(page, 'payment_intent.payment_failed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your payment was not completed' })).toBeVisible();
});
