/** A customer cancels an order in the account. */
import { expect, test } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { buyRecords } from './buy.ts';
import { createTeamClient, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`an order is cancelled and refunded, one in preparation is not, ${colorScheme}, ${width} wide`, async ({
    browser,
    request,
  }) => {
    const token = await signUp(request);
    const order = await buyRecords(request, { copies: [2], token });
    const prepared = await buyRecords(request, { token });
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    await page.goto(shopUrl('/my-account/orders'));
    const card = page.getByRole('article', { name: `Order ${order.number}` });
    await card.getByText('Cancel order').focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText('This cannot be undone.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('cancel.png') });
    await card.getByRole('button', { name: /^Cancel the order and refund €/ }).click();
    await expect(page.getByRole('main')).toContainText(`Order ${order.number} was cancelled.`);
    await expect(card).toContainText('Refunded');
    await expect(card.getByText('Cancel order')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('cancelled.png') });

    // preparation begins while the page is open
    const call = await createTeamClient(request);
    await call('/api/admin/orders/prepare', { ids: [prepared.id] });
    const late = page.getByRole('article', { name: `Order ${prepared.number}` });
    await late.getByText('Cancel order').click();
    await late.getByRole('button', { name: /^Cancel the order and refund €/ }).click();
    await expect(page.getByRole('alert')).toContainText('being prepared');
    await expect(late.getByText('Cancel order')).toBeHidden();
    await context.close();
  });
}
