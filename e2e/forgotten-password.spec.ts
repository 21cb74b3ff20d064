/** A forgotten password: from the sign-in form through the mail to a new password. */
import { expect, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl } from './people.ts';
import { readPasswordPath, signUp } from './sign-up.ts';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`a forgotten password is replaced, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const email = createCustomer().email.replace('@', `.forgot${width}${colorScheme}@`);
    await signUp(request, email);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(shopUrl('/sign?tab=sign_in'));
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(email);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${email} has an account`);
    await page.screenshot({ path: test.info().outputPath('sent.png') });
    expect(await findViolations(page)).toEqual([]);

    const path = await readPasswordPath(email);
    // opening the link, as mail scanners do, does not redeem it
    expect((await context.request.get(shopUrl(path))).status()).toBe(200);
    await page.goto(shopUrl(path));
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    await password.fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(password).toHaveAccessibleDescription(/at least 10/i);
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('new.png') });
    await password.fill('eighth-side-a');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).toHaveURL(shopUrl('/my-account'));

    await page.goto(shopUrl(path));
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('ninth-side-b');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('used.png') });
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(shopUrl('/forgot-password'));
    await context.close();
  });
}

test('a forgotten password is requested and replaced without JavaScript, in French', async ({ browser, request }) => {
  const email = createCustomer().email.replace('@', '.forgotplain@');
  await signUp(request, email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopUrl('/fr/forgot-password'));
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`Si ${email} a un compte`);
  await page.goto(shopUrl(await readPasswordPath(email)));
  await page.locator('input[type=password]').fill('eighth-side-a');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/my-account/);
  await context.close();
});
