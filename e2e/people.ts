import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { PARTS } from '#domain/routes.ts';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { getShop } from './shop.ts';

/** URL of a path of the shop under test. */
export const shopUrl = (path = '/'): string => `${getShop()?.origin ?? ''}${path}`;

/** Tokens by base URL and account. */
const tokens = new Map<string, string>();

/** Signs in a demo account and returns its token. */
async function getToken(request: APIRequestContext, email: string, origin = shopUrl('')): Promise<string> {
  const cachedToken = tokens.get(`${origin} ${email}`);
  if (cachedToken) return cachedToken;
  const answer = await request.post(`${origin}/api/auth/login`, { data: { email, password: DEMO_PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(`${origin} ${email}`, token);
  return token;
}

/** Returns a function that calls the API as a member of the team: POST with a body, otherwise GET. */
export async function createTeamClient(
  request: APIRequestContext,
): Promise<<Answer>(path: string, data?: object) => Promise<Answer>> {
  const headers = { authorization: `Bearer ${await getToken(request, 'team@example.com')}` };
  return async <Answer>(path: string, body?: object) => {
    const url = shopUrl(path);
    const answer = body ? await request.post(url, { headers, data: body }) : await request.get(url, { headers });
    return (await answer.json()) as Answer;
  };
}

/** Signs in a staff account on the back office's sign-in page. */
export async function signInByForm(page: Page, email = 'team@example.com'): Promise<void> {
  await page.goto(shopUrl('/admin/orders'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Gives the page's browser a session of a customer's account on the site. */
export async function signInAsCustomer(page: Page, email: string): Promise<void> {
  const value = await getToken(page.request, email);
  await page.context().addCookies([{ name: 'token', value, url: shopUrl() }]);
}

/** Gives the page's browser a session of a staff account; the next page of the back office is opened signed in. */
export async function signInAsStaff(page: Page, email = 'team@example.com', origin = shopUrl('')): Promise<void> {
  const { hostname } = new URL(origin);
  const value = await getToken(page.request, email, origin);
  await page.context().addCookies([{ name: 'token', value, domain: hostname, path: '/admin' }]);
}

/** Signs in a staff account and opens the list of orders. */
export async function enterBackOffice(page: Page, email = 'team@example.com', origin = shopUrl('')): Promise<void> {
  await signInAsStaff(page, email, origin);
  await page.goto(`${origin}/admin/orders`);
  await page.getByRole('grid').waitFor();
}

/** Navigates within the open back office, without a page load. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Starts an action of the open record by its button, or by its entry in the menu “More”. A section that loads while the
 * menu is open may add the button.
 */
export async function startAction(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true }).first();
  const moreButton = main.getByRole('button', { name: 'More', exact: true });
  await expect(button.or(moreButton).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await moreButton.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const entry = menu.getByRole('menuitem', { name, exact: true });
  if (await entry.isVisible()) return entry.click();
  await page.keyboard.press('Escape');
  return button.click();
}

/** Opens a list from the search of the settings page. */
export async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill(name);
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

/** Creates the data of a unique customer. */
export function createCustomer() {
  const unique = Date.now().toString(36);
  return {
    firstname: 'Clara',
    lastname: 'Testard',
    email: `clara.${unique}@example.com`,
    password: 'side-b-track-4',
    address: '12 rue des Martyrs',
    zip_code: '75009',
    city: 'Paris',
  };
}

/** Waits for the answer to the page's next form or button; its page view is a POST too. */
export const waitForPost = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && !answer.url().endsWith(PARTS.event));
