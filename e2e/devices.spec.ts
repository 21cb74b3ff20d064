/** Password and devices of an account. */
import { expect, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`a lost device is signed out and the password changed, ${colorScheme}, ${width} wide`, async ({
    browser,
    request,
  }) => {
    const { email: unique, password } = createCustomer();
    const email = unique.replace('@', `.devices${width}${colorScheme}@`);
    const lostToken = await signUp(request, email);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(shopUrl('/sign?tab=sign_in&redirect=/my-account/security'));
    const signIn = page.getByRole('form', { name: 'Sign in' });
    await signIn.getByLabel('E-mail').fill(email);
    await signIn.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('devices.png'), fullPage: true });

    await page.getByRole('button', { name: 'Sign out Playwright' }).click();
    await expect(page.getByRole('main')).toContainText('1 device was signed out.');
    const check = await request.get(shopUrl('/api/auth/check'), { headers: { authorization: `Bearer ${lostToken}` } });
    expect(await check.json()).toEqual({});
    await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden();

    const form = page.getByRole('form', { name: 'Change password' });
    const current = form.getByRole('textbox', { name: 'Current password', exact: true });
    const next = form.getByRole('textbox', { name: 'New password', exact: true });
    await current.fill('wrong');
    await next.fill('eighth-side-a');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toHaveAccessibleDescription(/current password/i);
    await expect(next).toHaveValue('eighth-side-a');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('wrong.png'), fullPage: true });
    await current.fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('main')).toContainText('Your password was changed.');
    await expect(current).toHaveValue('');
    expect(await findViolations(page)).toEqual([]);
    await context.close();
  });
}
