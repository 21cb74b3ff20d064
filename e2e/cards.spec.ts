/** Saved cards of an account. */
import { expect, test, type Page } from 'playwright/test';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
}

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`cards are added, made default and removed, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const email = createCustomer().email.replace('@', `.cards${width}${colorScheme}@`);
    const token = await signUp(request, email);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    const main = page.getByRole('main');
    const cards = page.getByRole('region', { name: 'Saved cards' }).getByRole('listitem');
    await page.goto(shopUrl('/my-account/cards'));
    await expect(main).toContainText('You have not saved a card yet.');
    expect(await findViolations(page)).toEqual([]);

    await addCard(page, '4000 0000 0000 0002');
    await expect(main).toContainText('The card was declined.');
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(await findViolations(page)).toEqual([]);

    await addCard(page, '4242 4242 4242 4242');
    await expect(main).toContainText('The card was saved.');
    await expect(main).toContainText('Visa •••• 4242');
    await expect(page.getByLabel('Card number')).toHaveValue('');

    await addCard(page, '4000 0025 0000 3155');
    await expect(page.getByRole('heading', { name: 'Confirm your card with your bank' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the card' }).click();
    await expect(main).toContainText('Visa •••• 3155');
    await page.screenshot({ path: test.info().outputPath('cards.png'), fullPage: true });

    await page.getByRole('button', { name: 'Make default: Visa •••• 3155' }).click();
    await expect(main).toContainText('The default card was changed.');
    await expect(cards.first()).toContainText('Visa •••• 3155Default');
    await page.locator('summary[aria-label="Remove Visa •••• 3155"]').click();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('remove.png'), fullPage: true });
    await page.getByRole('button', { name: 'Remove card' }).click();
    await expect(main).toContainText('The card was removed.');
    await expect(main).not.toContainText('3155');
    await expect(cards.first()).toContainText('Visa •••• 4242Default');
    await context.close();
  });
}
