import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { type APIRequestContext, expect, type Page } from 'playwright/test';

/** Colour schemes and widths that screens are checked in. */
export const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 780 },
] as const;

/** Base URL of the shop under test. */
export const shopUrl = (path = '/'): string => `${process.env.SHOP_URL ?? ''}${path}`;

/** Tokens by base URL and account. */
const tokens = new Map<string, string>();

/** Signs in a demo account and returns its token. */
async function tokenOf(request: APIRequestContext, email: string, origin = shopUrl('')): Promise<string> {
  const known = tokens.get(`${origin} ${email}`);
  if (known) return known;
  const answer = await request.post(`${origin}/api/auth/login`, { data: { email, password: DEMO_PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(`${origin} ${email}`, token);
  return token;
}

/** Calls the API as a member of the team: POST with a body, otherwise GET. */
export async function askAsTeam(
  request: APIRequestContext,
): Promise<<Answer>(path: string, data?: object) => Promise<Answer>> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'team@example.com')}` };
  return async <Answer>(path: string, body?: object) => {
    const url = shopUrl(path);
    const answer = body ? await request.post(url, { headers, data: body }) : await request.get(url, { headers });
    return (await answer.json()) as Answer;
  };
}

/** Signs in a staff account on the back office's sign-in page. */
export async function signInAtTheDoor(page: Page, email = 'team@example.com'): Promise<void> {
  await page.goto(shopUrl('/admin/orders'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Opens the back office with a stored staff session. */
export async function enterBackOffice(page: Page, email = 'team@example.com', origin = shopUrl('')): Promise<void> {
  const { hostname } = new URL(origin);
  const value = await tokenOf(page.request, email, origin);
  await page.context().addCookies([{ name: 'token', value, domain: hostname, path: '/admin' }]);
  await page.goto(`${origin}/admin/orders`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/**
 * Starts an action of the record that is open: it stands as a button, or in the menu beside them. Sections of the page may bring a
 * button of that name while the menu is open, behind it.
 */
export async function act(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true }).first();
  const more = main.getByRole('button', { name: 'More', exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
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

/** A unique customer. */
export function newCustomer() {
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
