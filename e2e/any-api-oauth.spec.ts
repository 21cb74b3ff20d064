import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { findViolations } from './axe.ts';
import { describeLighthouse, startLighthouse, type Lighthouse } from './any-api/lighthouse.ts';
import { findFreePort } from '../scripts/process/children.ts';
import { startAdmin, type AnyAdmin } from './any-api/start-admin.ts';

/** Tests share a context, which has loaded the modules; cookies are cleared between them. */
const test = base.extend<object, { loadedContext: BrowserContext }>({
  loadedContext: [
    async ({ browser }, provide) => {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ loadedContext }, provide) => {
    const page = await loadedContext.newPage();
    await provide(page);
    await page.close();
    await loadedContext.clearCookies();
  },
});

/** Token lifetime in seconds: tokens are refreshed half a minute before expiry, here after four seconds. */
const TOKEN_SECONDS = 34;

let lighthouse: Lighthouse;
let admin: AnyAdmin;

test.beforeAll(async () => {
  const port = await findFreePort();
  lighthouse = await startLighthouse(`http://127.0.0.1:${port}/admin/`, TOKEN_SECONDS);
  const args = ['--port', String(port), '--client-id', 'back-office'];
  admin = await startAdmin(describeLighthouse(lighthouse.issuer), lighthouse.url, args);
});

test.afterAll(async () => {
  await admin.stop();
  await lighthouse.stop();
});

async function chooseMethod(page: Page, method: string): Promise<void> {
  await page.goto(`${admin.address}/lights`);
  await page.getByRole('combobox', { name: 'Sign in with' }).click({ timeout: 60_000 });
  await page.getByRole('option', { name: method }).click();
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

const expectLights = (page: Page) =>
  expect(page.getByRole('grid').getByText('Cordouan')).toBeVisible({ timeout: 30_000 });

/** Completes the provider's sign-in and consent pages. */
async function passProvider(page: Page): Promise<void> {
  await page.waitForURL(`${lighthouse.issuer}/**`);
  await page.locator('input[name=login]').fill('keeper');
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const method of ['openid', 'oauth'])
  test(`a user signs in at the provider of ${method} and returns to the page`, async ({ page }) => {
    test.slow();
    await chooseMethod(page, `Sign-in page of the provider (${method})`);
    await expect(page.getByText('You continue on the provider’s page and come back here.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const authRequest = page.waitForRequest((request) => request.url().startsWith(`${lighthouse.issuer}/auth?`));
    await signIn(page);
    const query = new URL((await authRequest).url()).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    await passProvider(page);
    await expectLights(page);
    expect(page.url()).toContain('/admin/lights');
    expect(page.url()).not.toContain('code=');
    expect(lighthouse.credentials.at(-1)).toBe('token of back-office');
  });

test('an expiring token is refreshed', async ({ page }) => {
  test.slow();
  await chooseMethod(page, 'Sign-in page of the provider (openid)');
  await signIn(page);
  await passProvider(page);
  await expectLights(page);
  const before = lighthouse.grants.filter((grant) => grant === 'refresh_token').length;
  // tokens are used for four seconds
  await expect(async () => {
    await page.reload();
    await expectLights(page);
    expect(lighthouse.grants.filter((grant) => grant === 'refresh_token').length).toBeGreaterThan(before);
  }).toPass({ timeout: 30_000, intervals: [1_000] });
});

test('an unsolicited response is rejected, and a denied consent is shown', async ({ page }) => {
  test.slow();
  await page.goto(`${admin.address}/?code=stolen&state=made-up`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 60_000 });
  await chooseMethod(page, 'Sign-in page of the provider (openid)');
  await signIn(page);
  await page.waitForURL(`${lighthouse.issuer}/**`);
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByText('End-User aborted interaction')).toBeVisible({ timeout: 30_000 });
});

test('the password flow of a description issues tokens', async ({ page }) => {
  test.slow();
  await chooseMethod(page, 'User name and password (oauth)');
  await page.getByLabel('User name').fill('keeper');
  await page.getByLabel('Password', { exact: false }).first().fill('wrong');
  await signIn(page);
  await expect(page.getByText('The keeper does not know this password.')).toBeVisible();
  await page.getByLabel('Password', { exact: false }).first().fill('fog-horn');
  await signIn(page);
  await expectLights(page);
});

test('a key in a cookie is sent to the API', async ({ page }) => {
  test.slow();
  await chooseMethod(page, 'API key (visit)');
  await page.getByLabel('Token or key', { exact: false }).first().fill('storm lamp');
  await signIn(page);
  await expectLights(page);
  expect(lighthouse.credentials.at(-1)).toBe('visit=storm%20lamp');
});

test('the client credentials flow keeps its secret in the process', async ({ page }) => {
  test.slow();
  const args = ['--client-id', 'machine', '--client-secret', 'keep-the-lamp-lit'];
  const machine = await startAdmin(describeLighthouse(lighthouse.issuer), lighthouse.url, args);
  try {
    await page.goto(`${machine.address}/lights`);
    await page.getByRole('combobox', { name: 'Sign in with' }).click({ timeout: 60_000 });
    await page.getByRole('option', { name: 'Client credentials (oauth)' }).click();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
    await signIn(page);
    await expectLights(page);
    expect(lighthouse.credentials.at(-1)).toBe('token of machine');
    expect(requests.join('\n')).not.toContain('keep-the-lamp-lit');
    expect(await page.content()).not.toContain('keep-the-lamp-lit');
  } finally {
    await machine.stop();
  }
});
