/** Boxes of customers: given as a gift and redeemed, taken out, paused, and cancelled alone or with their order. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import type { Box, PayAnswer } from '#generated/schemas.ts';
import { CARDS, payment } from '#server/modules/cart/cart.sample.ts';
import { findViolations } from './axe.ts';
import { fillCard } from './checkout.ts';
import { createTeamClient, shopUrl, signInByForm } from './people.ts';

async function signIn(page: Page, email: string): Promise<string> {
  const answer = await page.request.post(shopUrl('/api/auth/login'), { data: { email, password: DEMO_PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  const { hostname } = new URL(shopUrl());
  await page.context().addCookies([{ name: 'token', value: token, domain: hostname, path: '/' }]);
  return token;
}

/** Pays the cart of the browser with a test card. */
async function pay(page: Page, token: string): Promise<void> {
  const cart = (await page.context().cookies()).find(({ name }) => name === 'cart')?.value ?? '';
  const answer = await page.request.post(shopUrl('/api/cart/pay'), {
    headers: { authorization: `Bearer ${token}` },
    data: payment(cart, CARDS.good),
  });
  expect(((await answer.json()) as PayAnswer).status).toBe('paid');
}

/** Reloads until the job that starts boxes has run. */
const waitFor = (page: Page, text: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

/** Changes the card of a box to one that requires 3-D Secure, which fails once. */
async function changeCard(page: Page, box: Locator): Promise<void> {
  await box.getByRole('link', { name: 'Change the card' }).click();
  await fillCard(page);
  await page.getByLabel('Card number').fill(CARDS.secured);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your card with your bank' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('bank.png'), fullPage: true });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/Your bank could not confirm your identity/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Confirm the card' }).click();
  await expect(page).toHaveURL(/\/my-account\/box$/);
  await expect(box.getByText('•••• 3155')).toBeVisible();
}

test('a box is bought as a gift, and its code is redeemed by somebody else', async ({ page, browser }) => {
  const recipient = `Paul ${Date.now().toString(36)}`;
  const token = await signIn(page, 'fan@example.com');
  await page.goto(shopUrl('/box'));
  await page
    .getByRole('group', { name: 'Vinyl box' })
    .getByRole('radio', { name: /Every three months/ })
    .check();
  await page.getByRole('radio', { name: /It’s a gift/ }).check();
  await page.getByLabel('Recipient’s name').fill(recipient);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(`3 months, a gift for ${recipient}`)).toBeVisible();
  await pay(page, token);

  await page.goto(shopUrl('/my-account/gifts'));
  await waitFor(page, recipient);
  const gift = page.getByRole('listitem').filter({ hasText: recipient });
  await expect(gift.getByText('Not redeemed')).toBeVisible();
  const code = (await gift.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/).textContent()) ?? '';

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'pro@example.com');
  await other.goto(shopUrl('/my-account/gifts'));
  await other.getByLabel('Gift or promo code').fill(code);
  await other.getByRole('button', { name: 'Check the code' }).click();
  await expect(other.getByText('This code is worth 3 free months.')).toBeVisible();
  const form = other.getByRole('form', { name: 'Start a new box at this address' });
  await form.getByLabel('First name').fill('Paul');
  await form.getByLabel('Last name').fill('Roux');
  await form.getByLabel('E-mail').fill('paul@example.com');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('12 rue des Martyrs');
  await form.getByLabel('Postal code').fill('75009');
  await form.getByLabel('City').fill('Paris');
  await form.getByRole('button', { name: 'Start the box' }).click();
  await expect(other).toHaveURL(/\/my-account\/box$/);
  await expect(other.getByText('This box does not renew.').first()).toBeVisible();
  await context.close();

  await page.reload();
  await expect(gift.getByText('Redeemed', { exact: true })).toBeVisible();
});

test('a box is taken out, paused, resumed and cancelled', async ({ page }) => {
  const token = await signIn(page, 'pro@example.com');
  await page.goto(shopUrl('/my-account/box'));
  const boxes = page.getByRole('article').filter({ hasText: 'Collector’s box' });
  const before = await boxes.count();
  await page.goto(shopUrl('/box'));
  await page
    .getByRole('group', { name: 'Collector’s box' })
    .getByRole('radio', { name: /Every month/ })
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog').getByText('Collector’s box')).toBeVisible();
  await pay(page, token);
  await page.goto(shopUrl('/my-account/box'));
  await expect(async () => {
    await page.reload();
    expect(await boxes.count()).toBe(before + 1);
  }).toPass({ timeout: 30_000 });
  const box = boxes.first();
  await expect(box.getByText('•••• 4242')).toBeVisible();
  await changeCard(page, box);
  await box.getByText('Pause the box').click();
  await box.getByRole('button', { name: 'Pause', exact: true }).click();
  await box.getByRole('button', { name: 'Resume' }).click();
  // the next form would abort the one that is still sent
  await expect(box.getByText('Pause the box')).toBeVisible();
  await box.getByText('Cancel the box').click();
  await box.getByRole('button', { name: 'Cancel this box' }).click();
  await expect(box.getByText('This box does not renew.')).toBeVisible();
});

test('an order of a box is cancelled in the account, and the box ends with it', async ({ page, browser }) => {
  const token = await signIn(page, 'pro@example.com');
  await page.goto(shopUrl('/my-account/box'));
  const boxes = page.getByRole('article').filter({ hasText: 'Vinyl box' });
  const before = await boxes.count();
  await page.goto(shopUrl('/box'));
  await page
    .getByRole('group', { name: 'Vinyl box' })
    .getByRole('radio', { name: /Every three months/ })
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog').getByText('Vinyl box').first()).toBeVisible();
  await pay(page, token);
  await page.goto(shopUrl('/my-account/box'));
  await expect(async () => {
    await page.reload();
    expect(await boxes.count()).toBe(before + 1);
  }).toPass({ timeout: 30_000 });

  await page.goto(shopUrl('/my-account/orders'));
  const order = page.getByRole('article').first();
  const heading = (await order.getByRole('heading').textContent()) ?? '';
  const number = heading.replace('Order ', '');
  await order.getByText('Cancel order').click();
  await expect(order.getByText('Its subscription ends as well: no more records are sent')).toBeVisible();
  await order.getByRole('button', { name: /^Cancel the order and refund/ }).click();
  await expect(page.getByText(`Order ${number} was cancelled.`)).toBeVisible();
  await expect(order.getByText('Cancelled')).toBeVisible();
  await expect(order.getByText('Cancel order')).toHaveCount(0);

  await page.goto(shopUrl('/my-account/box'));
  const box = boxes.first();
  await expect(box.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(box.getByText('Cancel the box')).toHaveCount(0);

  const callTeam = await createTeamClient(page.request);
  const sort = encodeURIComponent('["created_at","DESC"]');
  const [newest] = await callTeam<Box[]>(`/api/admin/box?sort=${sort}&range=[0,0]`);
  const context = await browser.newContext();
  const staff = await context.newPage();
  await signInByForm(staff);
  await staff.goto(shopUrl(`/admin/box/${newest?.id}/show`));
  await expect(staff.getByText(`Order ${number} was cancelled`).first()).toBeVisible();
  await context.close();
});
