/** Pages of the account: wishlist, reviews and passes, and the navigation between them. */
import { expect, test } from 'playwright/test';
import type { ProjectDetail } from '#generated/schemas.ts';
import { findViolations, VIEWPORTS } from './axe.ts';
import { shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`the account shows wishes, reviews and passes, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const email = `account.${width}.${Date.now()}@example.com`;
    const token = await signUp(request, email);
    const headers = { authorization: `Bearer ${token}` };
    const wish = { project_id: 120, in_whishlist: true };
    expect((await request.post(shopUrl('/api/user/wishes'), { headers, data: wish })).status()).toBe(200);
    const review = { project_id: 120, rating: 4, text: 'Quiet pressing and a beautiful sleeve.', lang: 'en' };
    expect((await request.post(shopUrl('/api/comments'), { headers, data: review })).status()).toBe(201);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    await page.goto(shopUrl('/my-account'));
    const navigation = page.getByRole('navigation', { name: 'My account' });
    await expect(navigation.getByRole('link', { name: 'Account settings' })).toHaveAttribute('aria-current', 'page');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('account.png') });

    await navigation.getByRole('link', { name: 'Wishlist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove .* from the wishlist$/ });
    await expect(remove).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('wishes.png') });
    await remove.click();
    await expect(page.getByText('You have not put anything on your wishlist yet.')).toBeVisible();

    await navigation.getByRole('link', { name: 'My reviews' }).click();
    const written = page.getByRole('article').filter({ hasText: review.text });
    await expect(written).toContainText('Waiting for approval');
    await expect(written.getByRole('link')).toHaveAttribute('href', /^\/vinyl\/120\//);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('reviews.png') });

    await navigation.getByRole('link', { name: 'My passes' }).click();
    await expect(page.getByText('You have no passes yet.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await context.close();
  });
}

test('name and address are saved, and fill in the checkout', async ({ page, context, request }) => {
  const token = await signUp(request);
  await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
  await page.goto(shopUrl('/my-account/profile'));
  const names = page.getByRole('form', { name: 'Name and phone' });
  await names.getByLabel('First name').fill('Léa');
  await names.getByLabel('Last name').fill('');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(names.getByLabel('Last name')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await names.getByLabel('Last name').fill('Moreau');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved');
  const delivery = page.getByRole('form', { name: 'Delivery address' });
  await delivery.getByLabel('Country').selectOption({ label: 'United States' });
  await delivery.getByLabel('Address', { exact: false }).first().fill('1458 N Milwaukee Ave');
  await delivery.getByLabel(/zip|postal/i).fill('60622');
  await delivery.getByLabel('City').fill('Chicago');
  await delivery.getByRole('button', { name: 'Save' }).click();
  const state = delivery.getByRole('combobox', { name: /state/i });
  await expect(state).toBeFocused();
  await state.selectOption({ label: 'Illinois' });
  await delivery.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('section', { has: delivery }).getByRole('status')).toContainText('Saved');
  await page.reload();
  await expect(delivery.getByLabel('City')).toHaveValue('Chicago');
  await expect(names.getByLabel('Last name')).toHaveValue('Moreau');
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('profile.png'), fullPage: true });
});

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`letters, language and currency are chosen, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const token = await signUp(request);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    await page.goto(shopUrl('/my-account/notifications'));
    const reviews = page.getByRole('switch', { name: 'Decisions on my reviews and answers to them' });
    await expect(reviews).toBeChecked();
    await reviews.click();
    await page.getByRole('switch', { name: 'Newsletter' }).click();
    await page.getByRole('form', { name: 'E-mails' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Saved');
    await page.reload();
    await expect(reviews).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('letters.png') });

    await page.goto(shopUrl('/my-account/language'));
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('language.png') });
    const form = page.getByRole('form', { name: 'Language and currency' });
    await form.getByLabel('Currency').selectOption('JPY');
    await form.getByLabel('Language').selectOption('fr');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(shopUrl('/fr/my-account/language'));
    await expect(page.getByRole('form', { name: 'Langue et devise' }).getByLabel('Devise')).toHaveValue('JPY');
    await context.close();
  });
}

test('artists followed and records liked are listed, and removed', async ({ page, context, request }) => {
  const token = await signUp(request);
  const headers = { authorization: `Bearer ${token}` };
  const detail = (await (await request.get(shopUrl('/api/projects/120'))).json()) as ProjectDetail;
  const follow = { type: 'artist', following: true };
  const { artist_id, name } = detail;
  await request.post(shopUrl(`/api/user/follows/${artist_id}`), { headers, data: follow });
  await request.post(shopUrl('/api/projects/120/like'), { headers });
  await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
  await page.goto(shopUrl('/my-account/follows'));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Stop following ${detail.artist_name}` }).click();
  await expect(page.getByText('You do not follow any artist or label yet.')).toBeVisible();
  await page.goto(shopUrl('/my-account/digs'));
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Remove ${name} from my digs` }).click();
  await expect(page.getByText('You have not liked a record yet.')).toBeVisible();
});
