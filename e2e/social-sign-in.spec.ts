/** Signing in with Google, against a real OpenID provider on this machine. */
import Provider from 'oidc-provider';
import { expect, type Page, test } from 'playwright/test';
import { findFreePort } from '../scripts/process/children.ts';
import { findViolations, VIEWPORTS } from './axe.ts';
import { shopUrl } from './people.ts';
import { useShop } from './shop.ts';
import { readPasswordPath, signUp } from './sign-up.ts';
import { startShop } from './start-shop.ts';

const CLIENT = 'shop.apps.example.com';

let issuer: string;
let stop: () => Promise<void>;

/** Starts the provider. The login typed there is the e-mail address; those at `unverified.example` are unverified. */
async function startProvider(port: number, redirectUri: string): Promise<() => Promise<void>> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        // a web client needs https
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        response_types: ['id_token'],
        grant_types: ['implicit'],
        redirect_uris: [redirectUri],
      },
    ],
    responseTypes: ['id_token'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        ...{ sub, email: sub, email_verified: !sub.endsWith('@unverified.example') },
        ...{ name: 'Léa Moreau', given_name: 'Léa', family_name: 'Moreau' },
      }),
    }),
    cookies: { keys: ['a key for a test'] },
  });
  const server = provider.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}

test.beforeAll(async () => {
  const port = await findFreePort();
  issuer = `http://127.0.0.1:${port}`;
  const shop = await startShop({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: issuer });
  const stopProvider = await startProvider(port, `${shop.origin}/sign/google/return`);
  const restore = useShop(shop);
  stop = async () => {
    restore();
    await shop.stop();
    await stopProvider();
  };
});
test.afterAll(() => stop());

async function passProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${issuer}/**`);
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
