/** Payments by Stripe, against a simulator of its API and a stand-in for its script. */
import { expect, type Page, test } from 'playwright/test';
import { startStripeSimulator, type StripeSimulator } from '#server/testing/stripe-simulator.sample.ts';
import { findViolations } from './axe.ts';
import { addToCart, fillBuyer, fillCard, openFirstRecord } from './checkout.ts';
import { createCustomer, createTeamClient, shopUrl, signInAsCustomer } from './people.ts';
import { useShop } from './shop.ts';
import { startShop } from './start-shop.ts';
import { provideStripe, type StripeScript } from './stripe-js.ts';

const DECLINED = '4000 0000 0000 0002';
const SECURED = '4000 0025 0000 3155';

let simulator: StripeSimulator;
let stop: () => Promise<void>;
let script: StripeScript;
/** Bodies that the pages have sent to the shop. */
let sent: string[] = [];

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
  sent = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shopUrl())) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
});

/** No digits of a card reach the shop, except the last four. */
test.afterEach(() => expect(sent.filter((body) => /4242.?4242|4000.?00[02]/.test(body))).toEqual([]));

/** Delays the script of the saved cards; the result counts how often their choice was taken from the next page meanwhile. */
async function watchCards(page: Page): Promise<() => Promise<number>> {
  await page.route(/\/OtherCards-[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      const lost = removed.filter((node) => node instanceof Element && node.querySelector('[name=saved-card]'));
      Object.assign(window, {
        lostCards: ((Reflect.get(window, 'lostCards') as number | undefined) ?? 0) + lost.length,
      });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'lostCards') as number);
}

const listPaid = () => simulator.listIntents().filter(({ status }) => status === 'succeeded');

test('a guest pays with 3-D Secure after a declined card, and once', async ({ page }) => {
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
  const pay = form.getByRole('button', { name: /^pay/i });
  await pay.click();
  await expect(form.getByText('Your card number is incomplete.')).toBeVisible();
  expect(simulator.listIntents()).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await fillCard(form);
  await form.getByLabel('Card number').fill(DECLINED);
  await pay.click();
  await expect(form.getByText('The card was declined.')).toBeVisible();

  await form.getByLabel('Card number').fill(SECURED);
  await pay.click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(form.getByText(/Your bank could not confirm your identity/)).toBeVisible();
  expect(listPaid()).toEqual([]);
  await pay.click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
  expect(listPaid()).toHaveLength(1);
  const [option] = script.options;
  expect(option).toMatchObject({ mode: 'payment', currency: 'eur', amount: listPaid()[0]?.amount, locale: 'en' });
});

test('a card is saved, pays for a cart and for a box, and the box keeps its card', async ({ page }) => {
  await signInAsCustomer(page, 'fan@example.com');
  await page.goto(shopUrl('/my-account/cards'));
  const main = page.getByRole('main');
  await fillCard(page);
  await page.getByLabel('Card number').fill(SECURED);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(main).toContainText('The card was saved.');
  await expect(main).toContainText('Visa •••• 3155');

  await page.goto(shopUrl('/box'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(shopUrl('/payment'));
  const form = page.getByRole('form', { name: 'Checkout' });
  await expect(form.getByRole('radio', { name: /Visa •••• 3155/ })).toBeChecked();
  await form.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(form);
  expect(await findViolations(page)).toEqual([]);
  const before = listPaid().length;
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
  expect(listPaid()).toHaveLength(before + 1);
  expect(script.options.at(-1)).toMatchObject({ mode: 'payment', setupFutureUsage: 'off_session' });
  await expect(async () => {
    await page.goto(shopUrl('/my-account/box'));
    await expect(page.getByRole('article').filter({ hasText: '4242' }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page
    .getByRole('article')
    .filter({ hasText: '4242' })
    .first()
    .getByRole('link', { name: 'Change the card' })
    .click();
  await page.getByRole('radio', { name: /Visa •••• 3155/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/my-account\/box$/);
  await expect(page.getByRole('article').filter({ hasText: '3155' }).first()).toBeVisible();

  await page.goto(shopUrl('/vinyl-shop'));
  await openFirstRecord(page);
  await addToCart(page);
  const countRemoved = await watchCards(page);
  await page.goto(shopUrl('/payment'));
  await form.getByRole('radio', { name: /Visa •••• 3155/ }).check();
  expect(await countRemoved()).toBe(0);
  await form.getByRole('button', { name: /^pay/i }).click();
  const complete = page.getByRole('button', { name: 'Complete' });
  await expect(complete.or(page.getByRole('heading', { name: 'Thank you!' }))).toBeVisible();
  if (await complete.isVisible()) await complete.click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
});

test('a box whose first month is free saves its card, after 3-D Secure', async ({ page, request }) => {
  const callTeam = await createTeamClient(request);
  const discount = { kind: 'percent', percent: 100, charges: 1 };
  const { code } = await callTeam<{ code: string }>('/api/admin/box-codes', discount);
  await signInAsCustomer(page, 'pro@example.com');
  await page.goto(shopUrl('/box'));
  await page.getByText('Referral or promo code').click();
  await page.getByLabel('Promo code for boxes').fill(code);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(shopUrl('/payment'));
  const form = page.getByRole('form', { name: 'Checkout' });
  await fillCard(form);
  await form.getByLabel('Card number').fill(SECURED);
  const before = simulator.listIntents().length;
  await form.getByRole('button', { name: 'Pay €0.00' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
  expect(simulator.listIntents()).toHaveLength(before);
  expect(script.options.at(-1)).toMatchObject({ mode: 'setup', setupFutureUsage: 'off_session' });
  await expect(async () => {
    await page.goto(shopUrl('/my-account/box'));
    await expect(page.getByRole('article').filter({ hasText: '3155' }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('the card of a box is changed to one with 3-D Secure in place', async ({ page, request }) => {
  const callTeam = await createTeamClient(request);
  const { code } = await callTeam<{ code: string }>('/api/admin/box-codes', {
    kind: 'percent',
    percent: 100,
    charges: 1,
  });
  await signInAsCustomer(page, 'artist@example.com');
  await page.goto(shopUrl('/box'));
  await page.getByText('Referral or promo code').click();
  await page.getByLabel('Promo code for boxes').fill(code);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(shopUrl('/payment'));
  const form = page.getByRole('form', { name: 'Checkout' });
  await fillCard(form);
  await form.getByRole('button', { name: 'Pay €0.00' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
  const box = page.getByRole('article').first();
  await expect(async () => {
    await page.goto(shopUrl('/my-account/box'));
    await expect(box.getByText('•••• 4242')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

  await box.getByRole('link', { name: 'Change the card' }).click();
  await fillCard(page);
  await page.getByLabel('Card number').fill(SECURED);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText(/Your bank could not confirm your identity/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/my-account\/box$/);
  await expect(box.getByText('•••• 3155')).toBeVisible();
});
