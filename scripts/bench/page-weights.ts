import type { CartCalculateRequest, ProjectDetail, ProjectList } from '#generated/schemas.ts';
import type { Browser, Page } from 'playwright';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { signInStaff } from './api-rows.ts';
import { measurePage } from './bytes.ts';
import { PAGES } from './cases.ts';

/** Limits of a page's JavaScript in kB of gzip: pages without a form, with one, and the first list of the back office. */
const BROWSE_BUDGET = 130;
const FORM_BUDGET = 230;
const LIST_BUDGET = 450;

export interface WeighedPage {
  name: string;
  /** In kB of gzip. */
  budget: number;
  kilobytes(browser: Browser, origin: string): Promise<number>;
}

const createShopPage = (name: string, path: string, budget: number): WeighedPage => ({
  name,
  budget,
  kilobytes: async (browser, origin) => (await measurePage(browser, `${origin}${path}`)).kilobytes,
});

/** The first list of the back office for a signed-in member of staff. */
export const ADMIN_LIST: WeighedPage = {
  name: 'admin orders',
  budget: LIST_BUDGET,
  kilobytes: async (browser, origin) => {
    const token = await signInStaff(origin);
    return (await measurePage(browser, `${origin}/admin/orders`, { token, act: waitForRows })).kilobytes;
  },
};

/** The pages whose JavaScript is limited. */
export const WEIGHED_PAGES: readonly WeighedPage[] = [
  ...PAGES.map(({ name, path }) => createShopPage(name, path, BROWSE_BUDGET)),
  createShopPage('sign-in', '/sign', FORM_BUDGET),
  {
    name: 'payment',
    budget: FORM_BUDGET,
    kilobytes: async (browser, origin) => {
      const cookies = { cart: await saveCart(origin) };
      const waitForForm = (page: Page) => page.getByLabel('Card number').waitFor();
      return (await measurePage(browser, `${origin}/payment`, { cookies, act: waitForForm })).kilobytes;
    },
  },
  ADMIN_LIST,
];

/** Measures the JavaScript of the back office's sign-in and of the first list after it. */
export async function measureSignIn(browser: Browser, origin: string): Promise<number> {
  return (await measurePage(browser, `${origin}/admin/orders`, { act: signIn })).kilobytes;
}

async function waitForRows(page: Page): Promise<void> {
  await page.locator('[role=grid] [role=row]').nth(2).waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('team@example.com');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await waitForRows(page);
}

/** Saves a cart with one record in stock; returns its id. */
export async function saveCart(origin: string): Promise<string> {
  const getJson = async <Answer>(path: string): Promise<Answer> => (await fetch(`${origin}${path}`)).json();
  const { projects } = await getJson<ProjectList>('/api/projects?type=stock&limit=1');
  const { shop_id, id: project_id, items } = await getJson<ProjectDetail>(`/api/projects/${projects[0]?.id}`);
  const item = items.find(({ stock }) => (stock ?? 0) > 0);
  if (!shop_id || !item) throw new Error('No record is in stock.');
  const id = Math.random().toString(36).slice(2).padEnd(10, 'x').slice(0, 10);
  const body: CartCalculateRequest = {
    ...{ id, save: true, currency: 'EUR', customer: { country_id: 'FR' } },
    shops: { [`s_${shop_id}`]: { id: shop_id, items: [{ project_id, item_id: item.id, quantity: 1 }] } },
  };
  const answer = await fetch(`${origin}/api/cart/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The cart was not saved: ${await answer.text()}`);
  return id;
}
