import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { type APIRequestContext, expect, type Page } from 'playwright/test';

/** How screens are looked at: each scheme and each width once. */
export const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 780 },
] as const;

/** Address of the shop under test. */
export const shopUrl = (path = '/'): string => `${process.env.SHOP_URL ?? ''}${path}`;

/** Asks the API as a member of the team would; with a body it posts that. */
export async function askAsTeam(
  request: APIRequestContext,
): Promise<<Answer>(path: string, data?: object) => Promise<Answer>> {
  const data = { email: 'team@example.com', password: DEMO_PASSWORD };
  const { token } = (await (await request.post(shopUrl('/api/auth/login'), { data })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return async <Answer>(path: string, body?: object) => {
    const url = shopUrl(path);
    const answer = body ? await request.post(url, { headers, data: body }) : await request.get(url, { headers });
    return (await answer.json()) as Answer;
  };
}

/** Signs a member of staff in at the door of the back office. */
export async function enterBackOffice(page: Page, email = 'team@example.com', origin = shopUrl('')): Promise<void> {
  await page.goto(`${origin}/admin/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Starts an action of the record that is open: it stands as a button, or in the menu beside them. */
export async function act(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true });
  await expect(button.or(main.getByRole('button', { name: 'More', exact: true })).first()).toBeVisible();
  if (!(await button.isVisible())) await main.getByRole('button', { name: 'More', exact: true }).click();
  await button
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click();
}

/** A customer nobody has seen before. */
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
