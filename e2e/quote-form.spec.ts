/** Quote form and contact form of the site, with and without JavaScript. */
import { expect, type Page, test } from 'playwright/test';
import type { Conversation, Quote } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { createCustomer, createTeamClient, shopUrl } from './people.ts';

const price = (page: Page) => page.getByRole('complementary', { name: 'Price' }).getByRole('status');

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Inès Marchetti');
  await page.getByLabel('E-mail').fill(email);
}

test('a quote shows its price while it is configured, keeps what was typed, and reaches the team', async ({
  page,
  request,
}) => {
  const { email } = createCustomer();
  await page.goto(shopUrl('/services/vinyl'));
  await page.getByRole('link', { name: 'Get a quote' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressing quote');
  await expect(price(page)).toContainText('€1,830.40');
  await page.getByLabel('Quantity').fill('500');
  await expect(price(page)).not.toContainText('€1,830.40');

  await page.getByRole('button', { name: 'Request this quote' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/required/i);
  await expect(page.getByLabel('Quantity')).toHaveValue('500');
  await expectAccessible(page, 'the quote form with errors');

  await fillContact(page, email);
  await page.getByLabel('Country').selectOption('FR');
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('including VAT');
  await page.getByRole('button', { name: 'Request this quote' }).click();
  const done = page.getByRole('status').filter({ hasText: 'is on its way' });
  await expect(done).toBeVisible();
  const number = /Quote (\S+) is/.exec((await done.textContent()) ?? '')?.[1];
  const call = await createTeamClient(request);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const quotes = await call<Quote[]>(`/api/admin/quotes?filter=${filter}`);
  expect(quotes).toMatchObject([{ number, quantity: 500, country_id: 'FR' }]);
});

test('a message to the shop starts a conversation', async ({ page, request }) => {
  const { email } = createCustomer();
  await page.goto(shopUrl('/services/ondemand#contact'));
  await fillContact(page, email);
  await page.getByLabel('Message').fill('Do you press lathe-cut singles?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  const call = await createTeamClient(request);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const conversations = await call<Conversation[]>(`/api/admin/conversations?filter=${filter}`);
  expect(conversations).toMatchObject([{ topic: 'pressing' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button calculates the price, and a message is sent', async ({ page }) => {
    await page.goto(shopUrl('/quote'));
    await page.getByLabel('Quantity').fill('500');
    await page.getByRole('button', { name: 'Calculate the price' }).click();
    await expect(price(page)).not.toContainText('€1,830.40');
    await page.goto(shopUrl('/contact'));
    await fillContact(page, createCustomer().email);
    await page.getByLabel('Topic').selectOption('other');
    await page.getByLabel('Message').fill('When do you open on Saturdays?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived')).toBeVisible();
  });
});
