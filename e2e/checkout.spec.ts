import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { addToCart, fillBuyer, fillCard, openFirstRecord } from './checkout.ts';
import { createCustomer, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

/** Opens the checkout of a guest with one record. */
async function openCheckout(page: Page) {
  await page.goto(shopUrl('/vinyl-shop'));
  await openFirstRecord(page);
  await addToCart(page);
  await page.goto(shopUrl('/payment'));
}

test('a guest buys a gift, collects it at a pick-up point and leaves feedback', async ({ page }) => {
  const customer = createCustomer();
  await openCheckout(page);
  const form = await fillBuyer(page, customer);
  await form.getByLabel('Postal code').fill(customer.zip_code);
  await form.getByLabel('Country').selectOption({ label: 'France' });
  await form.getByRole('radio', { name: /Pick-up point/ }).check();
  const points = form.getByRole('group', { name: 'Pick-up point' });
  await points.getByRole('radio').first().check();
  await form.getByLabel('It’s a gift').check();
  await form.getByLabel('Gift message').fill('Happy birthday from Paul');
  await fillCard(form);
  // sums are faded while they are computed again
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
  const main = page.getByRole('main');
  await expect(main).toContainText('when the parcel is ready at the pick-up point');

  await main.getByRole('radio', { name: '5 stars' }).check();
  await main.getByLabel('What should we do better? (optional)').fill('Quick.');
  await main.getByRole('button', { name: 'Send feedback' }).click();
  await expect(main.getByText('Our team reads every answer.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await main.getByRole('button', { name: 'Create my account' }).click();
  await expect(main.getByText(`We have sent an e-mail to ${customer.email}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Cart, empty', includeHidden: true })).toBeVisible();
});

/** Opens the checkout of a guest in Lille, with the list of pick-up points. */
async function openPickupPoints(page: Page) {
  await openCheckout(page);
  const form = page.getByRole('form', { name: 'Checkout' });
  await form.getByLabel('Postal code').fill('59000');
  await form.getByLabel('Country').selectOption({ label: 'France' });
  await form.getByRole('radio', { name: /Pick-up point/ }).check();
  const points = form.getByRole('group', { name: 'Pick-up point' });
  await expect(points.getByRole('radio').first()).toHaveAccessibleName(/59000 Lille/);
  return points;
}

test('a guest sorts the pick-up points by distance and takes the nearest', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // place Blanche in Paris
  await context.setGeolocation({ latitude: 48.8838, longitude: 2.3326 });
  const points = await openPickupPoints(page);
  await points.getByRole('button', { name: 'Sort by distance' }).press('Enter');
  await expect(points.getByRole('status')).toHaveText('Nearest: Relais Montmartre, 60 m.');
  const nearest = points.getByRole('radio').first();
  await expect(nearest).toHaveAccessibleName(/^Relais Montmartre.* 60 m$/);
  await expect(points.getByRole('radio').last()).toHaveAccessibleName(/ km$/);
  await nearest.check();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'pick-up points by distance');
  // saved with the cart
  await page.reload();
  await expect(points.getByRole('radio', { name: /^Relais Montmartre/ })).toBeChecked();
});

test('a guest who does not share the position is told, and keeps the order of the points', async ({
  page,
  context,
}) => {
  // refuses all permissions
  await context.grantPermissions([]);
  const points = await openPickupPoints(page);
  const sort = points.getByRole('button', { name: 'Sort by distance' });
  await sort.click();
  await expect(points.getByRole('status')).toContainText('Your browser does not share your position.');
  await expect(sort).toHaveAccessibleDescription(/Allow it in the settings of your browser/);
  await expect(points.getByRole('radio').first()).toHaveAccessibleName(/59000 Lille/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'a refused position');
});

test('all errors are listed with links, and what was typed survives a reload, except the card', async ({ page }) => {
  await openCheckout(page);
  const form = page.getByRole('form', { name: 'Checkout' });
  await form.getByLabel('E-mail').fill('lea@example.com');
  await form.getByRole('button', { name: /^pay/i }).press('Enter');
  const problems = form.getByRole('group', { name: 'Please correct the following' });
  await expect(problems.getByRole('link', { name: 'First name' })).toBeVisible();
  await expect(form.getByLabel('First name')).toBeFocused();
  await problems.getByRole('link', { name: 'Card number' }).press('Enter');
  await expect(form.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await expect(form.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await form.getByLabel('Expiry').pressSequentially('1240');
  await expect(form.getByLabel('Expiry')).toHaveValue('12 / 40');
  await form.getByRole('button', { name: 'Company' }).press('Enter');
  await expect(form.getByLabel('Company')).toBeFocused();
  await form.getByLabel('First name').fill('Léa');
  await page.reload();
  await expect(form.getByLabel('First name')).toHaveValue('Léa');
  await expect(form.getByLabel('E-mail')).toHaveValue('lea@example.com');
  await expect(form.getByLabel('Card number')).toHaveValue('');
});

test('a phone shows one step at a time, and a company in the EU pays without VAT', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = createCustomer();
  await openCheckout(page);
  const form = await fillBuyer(page, { ...customer, city: 'Amsterdam' });
  await form.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await form.getByLabel('Postal code').fill('1017 AB');
  await form.getByRole('button', { name: 'Company' }).click();
  await form.getByLabel('Company').fill('Platen BV');
  await form.getByLabel('VAT number').fill('NL123456789B01');
  await expect(form.getByLabel('Card number')).toBeHidden();
  await form.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(form.getByRole('heading', { name: 'Delivery' })).toBeFocused();
  await expect(form).toContainText('Amsterdam');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await summary.getByRole('button', { name: /Your order/ }).click();
  await expect(summary).toContainText('reverse charge');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await fillCard(form);
  await form.getByRole('button', { name: /^pay/i }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation/);
});

test('a customer has the form filled in with another address of her account', async ({ page, request }) => {
  const token = await signUp(request);
  const { address: ordered } = await buyRecords(request, { token });
  const home = { address: '1 quai Kléber', zip_code: '67000', city: 'Strasbourg', country_id: 'FR' };
  const headers = { authorization: `Bearer ${token}` };
  const saved = await request.post(shopUrl('/api/user/delivery'), { headers, data: { address: home } });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.context().addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  await page.goto(shopUrl('/vinyl-shop'));
  await openFirstRecord(page);
  await addToCart(page);
  await page.goto(shopUrl('/payment'));
  const form = page.getByRole('form', { name: 'Checkout' });
  const addresses = form.getByLabel('Your addresses');
  const street = form.getByRole('textbox', { name: 'Address', exact: true });
  await expect(street).toHaveValue(home.address);
  await addresses.selectOption({ index: 1 });
  await expect(street).toHaveValue(ordered);
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('addresses.png'), fullPage: true });
  // saved with the cart
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await expect(street).toHaveValue(ordered);
});
