/** Passkeys, with the virtual authenticator of Chromium. */
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl } from './people.ts';
import { useShop } from './shop.ts';
import { signUp } from './sign-up.ts';
import { startShop } from './start-shop.ts';

let stop: () => Promise<void>;

// passkeys need a domain, so localhost in place of the shop's 127.0.0.1
test.beforeAll(async () => {
  const shop = await startShop();
  const restore = useShop({ ...shop, origin: shop.origin.replace('127.0.0.1', 'localhost') });
  stop = async () => {
    restore();
    await shop.stop();
  };
});
test.afterAll(() => stop());

/** Gives the page a device that checks the person. */
async function addDevice(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** Whether the device answers. A person ignores the suggestions otherwise. */
    answer: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

async function signInByPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(shopUrl('/sign?tab=sign_in&redirect=/my-account/security'));
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeVisible();
}

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Passkeys' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Current password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Add a passkey' }).click();
}

for (const { colorScheme, width, height } of VIEWPORTS)
  test(`a customer adds a passkey, signs in with it, renames and removes it, ${colorScheme}, ${width} wide`, async ({
    browser,
    request,
  }) => {
    const { email: unique, password } = createCustomer();
    const email = unique.replace('@', `.passkey${width}${colorScheme}@`);
    await signUp(request, email);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    const device = await addDevice(context, page);
    await signInByPassword(page, email, password);
    await addPasskey(page, 'My phone', 'wrong');
    const form = page.getByRole('form', { name: 'Passkeys' });
    await expect(form.getByRole('textbox', { name: 'Current password', exact: true })).toHaveAccessibleDescription(
      /current password/i,
    );
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('My phone');
    await addPasskey(page, 'My phone', password);
    await expect(page.getByRole('main')).toContainText('The passkey was added.');
    const passkeys = page.getByRole('list', { name: 'Passkeys' });
    await expect(passkeys).toContainText('My phone');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('added.png'), fullPage: true });
    await addPasskey(page, 'The same', password);
    await expect(page.getByRole('main')).toContainText('This device already has a passkey for your account.');

    await context.clearCookies();
    await device.answer(false);
    await page.goto(shopUrl('/sign?tab=sign_in&redirect=/my-account/security'));
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('sign.png'), fullPage: true });
    await device.answer(true);
    await button.click();
    await expect(passkeys).toContainText('Last used');

    // by keyboard
    const rename = passkeys.getByText('Rename', { exact: true });
    await rename.focus();
    await page.keyboard.press('Enter');
    // beside the name of the next one
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(1);
    const name = page.getByRole('textbox', { name: 'New name' });
    await expect(name).toHaveValue('My phone');
    await name.fill('   ');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription('This field is required.');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('rename.png'), fullPage: true });
    await name.fill('Work laptop');
    await name.press('Enter');
    await expect(page.getByRole('main')).toContainText('The passkey was renamed.');
    await expect(passkeys).toContainText('Work laptop');
    await expect(passkeys).not.toContainText('My phone');
    await expect(name).toBeHidden();
    await expect(rename).toBeFocused();

    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await expect(page.getByRole('main')).toContainText('The passkey was removed.');
    await expect(passkeys).toBeHidden();
    await context.clearCookies();
    await device.answer(false);
    await page.goto(shopUrl('/sign?tab=sign_in'));
    await expect(button).toBeVisible();
    await device.answer(true);
    await button.click();
    await expect(page.getByRole('alert').first()).toContainText('This passkey does not sign in here.');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('refused.png'), fullPage: true });
    await context.close();
  });

test('a customer renames a passkey without JavaScript', async ({ page, context, browser, request }) => {
  const { email: unique, password } = createCustomer();
  const email = unique.replace('@', '.plain@');
  await signUp(request, email);
  await addDevice(context, page);
  await signInByPassword(page, email, password);
  await addPasskey(page, 'My phone', password);
  await expect(page.getByRole('main')).toContainText('The passkey was added.');

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const form = await plain.newPage();
  await form.goto(shopUrl('/my-account/security'));
  const passkeys = form.getByRole('list', { name: 'Passkeys' });
  const name = passkeys.getByRole('textbox', { name: 'New name' });
  await expect(name).toBeHidden();
  await passkeys.getByText('Rename', { exact: true }).click();
  await name.fill('   ');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  // open again, with the error at its input
  await expect(name).toHaveAccessibleDescription('This field is required.');
  await expect(passkeys.locator('strong')).toHaveText('My phone');
  await name.fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(form.getByRole('main')).toContainText('The passkey was renamed.');
  await expect(passkeys.locator('strong')).toHaveText('Work laptop');
  await expect(name).toBeHidden();
  await plain.close();
});

test('a passkey is suggested in the e-mail field', async ({ page, context, request }) => {
  const { email: unique, password } = createCustomer();
  const email = unique.replace('@', '.suggested@');
  await signUp(request, email);
  await addDevice(context, page);
  await signInByPassword(page, email, password);
  await addPasskey(page, 'My phone', password);
  await expect(page.getByRole('main')).toContainText('The passkey was added.');
  await context.clearCookies();
  // the virtual device chooses the suggestion by itself
  await page.goto(shopUrl('/sign?tab=sign_in&redirect=/my-account/security'));
  await expect(page).toHaveURL(shopUrl('/my-account/security'));
});

test('staff sign in to the back office with a passkey', async ({ page, context }) => {
  const device = await addDevice(context, page);
  await signInByPassword(page, 'team@example.com', DEMO_PASSWORD);
  await addPasskey(page, 'Office key', DEMO_PASSWORD);
  await expect(page.getByRole('main')).toContainText('The passkey was added.');
  await context.clearCookies();
  await device.answer(false);
  await page.goto(shopUrl('/admin/orders'));
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('office.png') });
  await device.answer(true);
  await button.click();
  await expect(page.getByRole('grid')).toBeVisible();
});
