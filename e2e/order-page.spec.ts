/** A customer opens an order and changes its address until it is being prepared. */
import { expect, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { buyRecords } from './buy.ts';
import { createTeamClient, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`the address of an order is changed on its page, ${colorScheme}, ${width} wide`, async ({
    browser,
    request,
  }) => {
    const token = await signUp(request);
    const order = await buyRecords(request, { copies: [1, 2], token });
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    await page.goto(shopUrl('/my-account/orders'));
    await page.getByRole('link', { name: `Order ${order.number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
    const address = page.getByRole('region', { name: 'Delivery address' });
    await expect(address).toContainText('12 rue des Martyrs');
    const steps = page.getByRole('list', { name: 'Steps of the parcel' });
    await expect(steps.getByRole('listitem').first()).toContainText('Ordered');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('order.png'), fullPage: true });

    await page.getByRole('link', { name: 'Change address' }).click();
    const form = page.getByRole('form', { name: 'Change the delivery address' });
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('5 rue Lepic');
    await form.getByLabel('City').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('City')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('address.png'), fullPage: true });
    await form.getByLabel('City').fill('Lyon');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(address).toContainText('5 rue Lepic');
    await expect(address).toContainText('Lyon');

    // preparation begins
    const call = await createTeamClient(request);
    await call('/api/admin/orders/prepare', { ids: [order.id] });
    await page.reload();
    await expect(address).toContainText('This order is being prepared or has left');
    await expect(page.getByRole('link', { name: 'Change address' })).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('prepared.png'), fullPage: true });
    await context.close();
  });
}

test('an order of another account has no page', async ({ page, context, request }) => {
  const order = await buyRecords(request, { token: await signUp(request) });
  await context.addCookies([{ name: 'token', value: await signUp(request), url: shopUrl('/') }]);
  for (const path of ['', '/address', '/documents/1']) {
    const answer = await page.goto(shopUrl(`/my-account/orders/${order.id}${path}`));
    expect(answer?.status()).toBe(404);
  }
});
