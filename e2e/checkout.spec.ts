import { type APIRequestContext, expect, test, type Page } from 'playwright/test';
import { expectAccessible, findViolations, VIEWPORTS } from './axe.ts';
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

/** Opens the checkout of a customer with an address at home, which is filled in, and another one of an earlier order. */
async function openCheckoutWithAddresses(page: Page, request: APIRequestContext) {
  const token = await signUp(request);
  const { address: ordered } = await buyRecords(request, { token });
  const home = { address: '1 quai Kléber', zip_code: '67000', city: 'Strasbourg', country_id: 'FR' };
  const headers = { authorization: `Bearer ${token}` };
  const saved = await request.post(shopUrl('/api/user/delivery'), { headers, data: { address: home } });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.context().addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  await openCheckout(page);
  const form = page.getByRole('form', { name: 'Checkout' });
  const street = form.getByRole('combobox', { name: 'Address', exact: true });
  await expect(street).toHaveValue(home.address);
  return { form, street, home, ordered };
}

test('a customer has the form filled in with another address of her account', async ({ page, request }) => {
  const { form, street, ordered } = await openCheckoutWithAddresses(page, request);
  await form.getByLabel('Your addresses').selectOption({ index: 1 });
  await expect(street).toHaveValue(ordered);
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('addresses.png'), fullPage: true });
  // saved with the cart
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await expect(street).toHaveValue(ordered);
});

for (const { colorScheme, width, height } of [...VIEWPORTS, { colorScheme: 'dark', width: 850, height: 1100 } as const])
  test(`a customer completes a known address while typing, ${colorScheme}, ${width} wide`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const { form, street, home, ordered } = await openCheckoutWithAddresses(page, request);
    const [city, email] = [form.getByLabel('City'), form.getByLabel('E-mail')];
    await email.fill('other@example.com');
    await form.getByLabel('Postal code').fill('');
    await city.fill('');
    await expect(street).toHaveAttribute('aria-expanded', 'false');
    await street.fill('');
    const getGap = async () => ((await city.boundingBox())?.y ?? 0) - ((await street.boundingBox())?.y ?? 0);
    const gap = await getGap();
    expect(gap).toBeGreaterThan(0);
    await street.pressSequentially('kleb');
    const list = form.getByRole('listbox', { name: 'Matching addresses' });
    const option = list.getByRole('option', { name: /1 quai Kléber, 67000 Strasbourg, France/ });
    await expect(option).toBeVisible();
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(street).toHaveAttribute('aria-expanded', 'true');
    await street.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(street).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    // over the inputs below
    expect(await getGap()).toBe(gap);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('street.png') });
    await street.press('Enter');
    await expect(list).toBeHidden();
    await expect(street).toHaveValue(home.address);
    await expect(street).toBeFocused();
    await expect(form.getByLabel('Postal code')).toHaveValue(home.zip_code);
    await expect(city).toHaveValue(home.city);
    await expect(email).toHaveValue('other@example.com');
    await expect(form.getByText('The address is filled in.')).toBeAttached();

    // by the name, with all addresses of the customer
    const name = form.getByRole('combobox', { name: 'Last name' });
    await name.press('ArrowDown');
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('name.png') });
    await name.press('Escape');
    await expect(list).toBeHidden();
    await street.fill(ordered.slice(0, 5));
    await list.getByRole('option').filter({ hasText: ordered }).click();
    await expect(street).toHaveValue(ordered);
    // saved with the cart
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.reload();
    await expect(street).toHaveValue(ordered);
  });

test('a customer chooses a known address by touch', async ({ browser, request }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });
  const page = await context.newPage();
  const { form, street, home } = await openCheckoutWithAddresses(page, request);
  await form.getByLabel('City').fill('');
  await street.tap();
  await street.fill('quai');
  const list = form.getByRole('listbox', { name: 'Matching addresses' });
  await list.getByRole('option', { name: /1 quai Kléber/ }).tap();
  await expect(list).toBeHidden();
  await expect(street).toHaveValue(home.address);
  await expect(form.getByLabel('City')).toHaveValue(home.city);
  await context.close();
});

test('a guest types an address without suggestions', async ({ page }) => {
  await openCheckout(page);
  const form = page.getByRole('form', { name: 'Checkout' });
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('12 rue');
  await form.getByLabel('City').fill('Paris');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('12 rue');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
