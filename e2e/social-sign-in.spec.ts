/** Signing in with Google, Facebook and SoundCloud, against a real OpenID provider on this machine. */
import { expect, type Page, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { shopUrl } from './people.ts';
import { useShop } from './shop.ts';
import { readConfirmationPath, readPasswordPath, signUp } from './sign-up.ts';
import { type SocialServices, startSocialServices } from './social-provider.ts';
import { startShop } from './start-shop.ts';

let services: SocialServices;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  services = await startSocialServices();
  const shop = await startShop(services.env);
  await services.open(shop.origin);
  const restore = useShop(shop);
  stop = async () => {
    restore();
    await shop.stop();
    services.close();
  };
});
test.afterAll(() => stop());

async function passProvider(page: Page, email: string, link = 'Continue with Google'): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL(`${services.issuer}/**`);
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const readAccount = async (page: Page) => {
  const cookies = await page.context().cookies(shopUrl());
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.get(shopUrl('/api/auth/check'), { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data?: { id: number; email: string; name: string } }).data;
};

for (const { colorScheme, width, height } of VIEWPORTS)
  test(`a visitor opens an account with Google and returns to the page, ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(shopUrl('/sign?redirect=/my-account/orders'));
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('sign.png'), fullPage: true });
    await passProvider(page, `lea.${width}@example.com`);
    await page.waitForURL(shopUrl('/my-account/orders'));
    expect(await readAccount(page)).toMatchObject({ email: `lea.${width}@example.com`, name: 'Léa Moreau' });
    await context.close();
  });

test('an existing account is linked by its verified address', async ({ page, request }) => {
  const email = `linked.${Date.now()}@example.com`;
  const token = await signUp(request, email);
  const answer = await request.get(shopUrl('/api/auth/check'), { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(shopUrl('/sign'));
  await passProvider(page, email);
  await page.waitForURL(shopUrl('/my-account'));
  expect(await readAccount(page)).toMatchObject({ id });
});

test('an account without a password sets one by a link before anything that takes it', async ({ page }) => {
  const email = `no.password.${Date.now()}@example.com`;
  await page.goto(shopUrl('/sign?redirect=/my-account/security'));
  await passProvider(page, email);
  await expect(page.getByRole('heading', { level: 2, name: 'Set a password' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeHidden();
  await expect(page.getByText('This takes a password. Set one first.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main')).toContainText(`We have sent a link to ${email}.`);
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('no-password.png'), fullPage: true });
  await page.goto(shopUrl('/my-account/privacy'));
  await expect(page.getByRole('main')).toContainText('Closing your account takes your password.');
  expect(await findViolations(page)).toEqual([]);
  await page.goto(shopUrl(await readPasswordPath(email)));
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('eighth-side-a');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(shopUrl('/my-account'));
  await page.goto(shopUrl('/my-account/security'));
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

test('an unverified address signs in to no account', async ({ page }) => {
  await page.goto(shopUrl('/sign'));
  await passProvider(page, 'fan@unverified.example');
  await expect(page.getByRole('alert')).toContainText('Google has not confirmed your e-mail address.');
  expect(await findViolations(page)).toEqual([]);
  expect(await readAccount(page)).toBeUndefined();
});

test('a token that another browser asked for is refused', async ({ page }) => {
  await page.goto(shopUrl('/sign/google/return#id_token=a.b.c&state=forged'));
  await expect(page.getByRole('alert')).toContainText('The sign-in has expired or is not valid.');
});

for (const service of ['SoundCloud', 'Facebook'])
  test(`a visitor opens an account with ${service} by confirming an address, and signs in by it again`, async ({
    page,
  }) => {
    const email = `lea.${service}.${Date.now()}@example.com`.toLowerCase();
    await page.goto(shopUrl('/sign?redirect=/my-account/orders'));
    await passProvider(page, email, `Continue with ${service}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail' })).toBeFocused();
    const field = page.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveValue(service === 'Facebook' ? email : '');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('email.png'), fullPage: true });
    await field.fill('not an address');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(field).toHaveAccessibleDescription(/e-mail/i);
    await field.fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    expect(await readAccount(page)).toBeUndefined();
    await page.goto(shopUrl(await readConfirmationPath(email)));
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.waitForURL(shopUrl('/my-account/orders'));
    const account = await readAccount(page);
    expect(account).toMatchObject({ email, name: 'Léa Moreau' });

    await page.context().clearCookies();
    await page.goto(shopUrl('/sign'));
    await passProvider(page, email, `Continue with ${service}`);
    await page.waitForURL(shopUrl('/my-account'));
    expect(await readAccount(page)).toMatchObject({ id: account?.id });
  });

test('an account connects SoundCloud and disconnects it again', async ({ page, request }) => {
  const token = await signUp(request, `owner.${Date.now()}@example.com`);
  await page.context().addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  await page.goto(shopUrl('/my-account/security'));
  await passProvider(page, `digger.${Date.now()}`, 'Connect SoundCloud');
  await page.waitForURL(shopUrl('/my-account/security'));
  const list = page.getByRole('list', { name: 'Other services' });
  await expect(list.getByRole('listitem').filter({ hasText: 'SoundCloud' })).toContainText('Connected since');
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('services.png'), fullPage: true });
  await page.getByRole('button', { name: 'Disconnect SoundCloud' }).click();
  await expect(page.getByText('The service was disconnected.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect SoundCloud' })).toBeVisible();
});

test('a sign-in that another browser has started ends nowhere', async ({ page }) => {
  await page.goto(shopUrl('/sign/soundcloud/return?code=stolen&state=forged'));
  await expect(page.getByRole('alert')).toContainText('The sign-in has expired or is not valid.');
  const unknown = await page.goto(shopUrl('/sign/myspace/return?code=x&state=y'));
  expect(unknown?.status()).toBe(404);
});
