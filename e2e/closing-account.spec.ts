/** A customer exports her data and closes the account. */
import { expect, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { buyRecords } from './buy.ts';
import { createTeamClient, shopUrl } from './people.ts';
import { readMails, signUp } from './sign-up.ts';

const PASSWORD = 'side-b-track-4';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`data is exported and the account closed, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const email = `closing.${width}.${Date.now()}@example.com`;
    const token = await signUp(request, email);
    const order = await buyRecords(request, { token });
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    await page.goto(shopUrl('/my-account/privacy'));
    const main = page.getByRole('main');
    await expect(main).toContainText('1 order is on its way.');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('obstacles.png'), fullPage: true });

    const call = await createTeamClient(request);
    await call(`/api/admin/orders/${order.id}/cancel`, { reason: 'withdrawal' });
    await page.reload();
    await page.getByRole('button', { name: 'Export my data' }).click();
    await expect(main.getByRole('status')).toContainText('We are writing the file');
    const readLink = async () => {
      await page.reload();
      return page.getByRole('link', { name: 'Download' }).count();
    };
    await expect.poll(readLink, { timeout: 30_000 }).toBe(1);
    const form = page.getByRole('form', { name: 'Close my account' });
    await form.getByLabel('Current password').fill('wrong-password');
    await form.getByRole('button', { name: 'Close my account' }).click();
    await expect(form).toContainText('The current password is wrong.');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('close.png'), fullPage: true });

    await form.getByLabel('Current password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Close my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('closed.png') });
    const check = await request.get(shopUrl('/api/auth/check'), { headers: { authorization: `Bearer ${token}` } });
    expect(await check.json()).toEqual({});
    await expect.poll(async () => (await readMails(email)).length, { timeout: 30_000 }).toBeGreaterThan(1);
    const login = await request.post(shopUrl('/api/auth/login'), { data: { email, password: PASSWORD } });
    expect(login.status()).toBe(401);
    await context.close();
  });
}
