/** Authenticator codes: set up, asked for, replaced by a recovery code, and switched off by an administrator. */
import { Secret, TOTP } from 'otpauth';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl, signInAsStaff, startAction } from './people.ts';
import { readMails, signUp } from './sign-up.ts';

/** The code of the app `steps` of 30 seconds later. Codes work once, and those of the next step are accepted too. */
const generate = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signInByPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(shopUrl('/sign?tab=sign_in&redirect=/my-account/security'));
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sets codes up through the API. */
async function setUpCodes(request: APIRequestContext, token: string, password: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const start = { headers, data: { current_password: password } };
  const setup = (await (await request.post(shopUrl('/api/user/authenticator'), start)).json()) as { setup_key: string };
  const confirm = { headers, data: { code: generate(setup.setup_key) } };
  expect((await request.post(shopUrl('/api/user/authenticator/confirm'), confirm)).status()).toBe(200);
  return setup.setup_key;
}

for (const { colorScheme, width, height } of VIEWPORTS)
  test(`codes are set up and protect the sign-in, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const { email: unique, password } = createCustomer();
    const email = unique.replace('@', `.codes${width}${colorScheme}@`);
    await signUp(request, email);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await signInByPassword(page, email, password);
    const section = page.getByRole('form', { name: 'Authenticator codes' });
    await section.getByRole('textbox', { name: 'Current password', exact: true }).fill(password);
    await section.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const codes = await page.locator('code').allInnerTexts();
    const secret = (codes[0] ?? '').replaceAll(' ', '');
    const recovery = codes.slice(1);
    expect(recovery).toHaveLength(10);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('setup.png'), fullPage: true });
    await section.getByRole('textbox', { name: 'Code' }).fill(generate(secret));
    await section.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('main')).toContainText('10 recovery codes left.');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('on.png'), fullPage: true });

    await context.clearCookies();
    await signInByPassword(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/wrong or was used before/);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('code.png'), fullPage: true });
    await code.fill(generate(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeVisible();

    await context.clearCookies();
    await signInByPassword(page, email, password);
    await code.fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('9 recovery codes left.');
    await context.close();
  });

test('an administrator switches off the codes of an account that lost them', async ({ page, request }) => {
  const { email: unique, password } = createCustomer();
  const email = unique.replace('@', '.lost@');
  const token = await signUp(request, email);
  await setUpCodes(request, token, password);
  const check = await request.get(shopUrl('/api/auth/check'), { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await check.json()) as { id: number };

  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl(`/admin/user/${id}/show`));
  await startAction(page, 'Switch off authenticator codes');
  const dialog = page.getByRole('dialog', { name: 'Switch off authenticator codes' });
  await dialog.getByLabel('Reason').fill('You wrote that your phone was stolen.');
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('office.png') });
  await dialog.getByRole('button', { name: 'Switch off authenticator codes' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const history = page.getByRole('listitem').filter({ hasText: 'Switch off authenticator codes' });
  await expect(history.first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('history.png'), fullPage: true });
  await expect
    .poll(async () => (await readMails(email)).filter((mail) => mail.includes('phone was stolen')).length, {
      timeout: 30_000,
    })
    .toBe(1);
  await signInByPassword(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeVisible();
});

const logIn = async (request: APIRequestContext, email: string) => {
  const answer = await request.post(shopUrl('/api/auth/login'), { data: { email, password: DEMO_PASSWORD } });
  return (await answer.json()) as { token: string; data: { id: number } };
};

test.describe('staff with codes', () => {
  let member: { token: string; data: { id: number } };
  let secret: string;

  test.beforeEach(async ({ request }) => {
    member = await logIn(request, 'team@example.com');
    secret = await setUpCodes(request, member.token, DEMO_PASSWORD);
  });
  // other journeys sign in with the account
  test.afterEach(async ({ request }) => {
    const { token } = await logIn(request, 'admin@example.com');
    const url = shopUrl(`/api/admin/user/${member.data.id}/authenticator/remove`);
    await request.post(url, { headers: { authorization: `Bearer ${token}` }, data: { reason: 'End of the test' } });
  });

  test('enter the back office in two steps', async ({ page }) => {
    await page.goto(shopUrl('/admin/orders'));
    await page.getByLabel('E-mail').fill('team@example.com');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('code.png') });
    await code.fill(generate(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
  });
});
