import { expect, test, type Page } from 'playwright/test';
import { findViolations } from './axe.ts';
import { FERRIES, startFerries, type Ferries } from './any-api/ferries.ts';
import { startAdmin, type AnyAdmin } from './any-api/start-admin.ts';

const OVERRIDES = `
timeZone: Europe/Athens
resources:
  bookings:
    label: Reservations
    columns: [number, status, trip_id, seats]
    fields:
      seats: { label: Places }
  trips:
    title: name
  company:
    label: Our company
`;

let ferries: Ferries;
let admin: AnyAdmin;
/** Signed in once; its context has loaded the modules. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  ferries = await startFerries('ticket-7');
  const args = ['--overrides', '{folder}/overrides.yaml'];
  admin = await startAdmin(FERRIES, ferries.url, args, { 'overrides.yaml': OVERRIDES });
  page = await (await browser.newContext()).newPage();
  await signIn(page);
});

test.afterAll(async () => {
  await page.context().close();
  await admin.stop();
  await ferries.app.close();
});

async function signIn(tab: Page): Promise<void> {
  await tab.goto(`${admin.address}/bookings`);
  await expect(tab.getByText('The token of your account page.')).toBeVisible({ timeout: 60_000 });
  await tab.getByRole('combobox', { name: 'Sign in with' }).click();
  await tab.getByRole('option', { name: 'API key (X-Api-Key)' }).click();
  await tab.getByLabel('Token or key', { exact: false }).first().fill('ticket-7');
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await expect(tab.getByRole('navigation', { name: 'Menu' })).toBeVisible({ timeout: 30_000 });
  await tab.getByRole('link', { name: 'Reservations' }).click();
  await expect(tab.getByRole('heading', { name: 'Reservations', level: 1 })).toBeVisible({ timeout: 30_000 });
}

test('a user signs in by a scheme of the description, and a rejected key returns to sign-in', async () => {
  test.slow();
  const tab = await page.context().newPage();
  await signIn(tab);
  await tab.evaluate(() =>
    sessionStorage.setItem('any-api.credentials', JSON.stringify({ bearer: { secret: 'wrong' } })),
  );
  await tab.goto(`${admin.address}/trips`);
  await expect(tab.getByLabel('Token or key', { exact: false }).first()).toBeVisible({ timeout: 30_000 });
  expect(await findViolations(tab)).toEqual([]);
  await tab.close();
});

test('records of another API are listed, created and changed in the format of the API', async () => {
  test.slow();
  await page.goto(`${admin.address}/bookings`);
  const grid = page.getByRole('grid');

  // grouped by tag, labels from the overrides, none from the shop
  await expect(page.getByRole('button', { name: 'Ticket sales' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fleet' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'Places' })).toBeVisible();
  await expect(page.getByText('1–25 of 30')).toBeVisible();

  // a list without paging is sorted, searched and filtered in the browser
  await grid.getByRole('columnheader', { name: 'Places' }).click();
  await grid.getByRole('columnheader', { name: 'Places' }).click();
  await expect(page).toHaveURL(/order=DESC/);
  await page.getByRole('searchbox').fill('B00');
  await expect(page.getByText('1–9 of 9')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Open' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  // a record: nested table, JSON, an action named by its summary, a related record by name
  await page.goto(`${admin.address}/bookings/B001/show`);
  await expect(page.getByRole('columnheader', { name: 'Port name' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Dover – Calais' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel a booking' }).click();
  await expect.poll(() => ferries.data.bookings[0]?.status).toBe('cancelled');

  // JSON is edited and validated, and the id is read-only
  await page.goto(`${admin.address}/bookings/B001/edit`);
  const extras = page.getByRole('textbox', { name: 'Extras' });
  await expect(extras).toHaveValue(/"meal": "fish"/, { timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveCount(0);
  await extras.fill('{"meal": ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter valid JSON.').first()).toBeVisible();
  await extras.fill('{"meal": "leek"}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ferries.data.bookings[0]?.extras).toEqual({ meal: 'leek' });
  expect(ferries.data.bookings[0]).toMatchObject({ number: 'B001', placed_at: '2026-11-30T10:00:00Z' });

  // a body that accepts one or many is a form for one; the API's error is shown unchanged
  await page.goto(`${admin.address}/bookings/create`);
  await page.getByRole('textbox', { name: 'Number' }).fill('B900');
  await page.getByRole('combobox', { name: 'Trip ID' }).click();
  await page.getByRole('option', { name: 'Bilbao – Cork' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ferries.data.bookings.at(-1)).toMatchObject({ number: 'B900', trip_id: 3 });
});

test('filters of Directus and JSON:API, searches by POST and singleton records work', async () => {
  test.slow();
  const grid = page.getByRole('grid');

  await page.goto(`${admin.address}/trips`);
  await page.getByRole('button', { name: 'Add filter' }).click({ timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'Name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bari');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  expect(decodeURIComponent(ferries.reads.at(-1) ?? '')).toContain('filter={"name":{"_contains":"Bari"}}');

  await page.goto(`${admin.address}/ports/1/edit`);
  await page.getByRole('textbox', { name: 'Berths' }).fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => ferries.writes.at(-1))
    .toMatchObject({ url: '/ports/1', body: { data: { type: 'ports', id: '1', attributes: { berths: 9 } } } });

  await page.goto(`${admin.address}/sailings`);
  await page.getByRole('searchbox').fill('night');
  await expect(grid.getByText('Night crossing')).toBeVisible({ timeout: 30_000 });
  await expect(grid.getByText('Noon crossing')).toHaveCount(0);

  await page.goto(`${admin.address}/company`);
  await expect(page.getByRole('heading', { name: 'Grey Gull Lines' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Support email' }).fill('crew@gull.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ferries.writes.at(-1)?.body).toEqual({ support_email: 'crew@gull.example' });

  await page.goto(`${admin.address}/api_keys/k1/show`);
  await expect(page.getByText('••••••')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('sk_live_51')).toHaveCount(0);
});

test('nested records are read, changed and acted on at their nested paths', async () => {
  test.slow();
  await page.goto(`${admin.address}/ports/1/show`);
  await page.getByRole('link', { name: 'Berths', exact: true }).click({ timeout: 30_000 });
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveText([/Name/, /Berth A\s*10/, /Berth C\s*12/]);
  // the parent is shown by name, and selected where it is missing
  await expect(page.getByRole('button', { name: 'Port: Calais' })).toBeVisible();
  await page.goto(`${admin.address}/berths`);
  await page.getByRole('combobox', { name: 'Port' }).click({ timeout: 30_000 });
  await page.getByRole('option', { name: 'Calais' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await grid.getByRole('link', { name: 'Berth C' }).click();
  await page.getByRole('button', { name: 'Close the berth' }).click();
  await expect.poll(() => ferries.writes.at(-1)?.url).toBe('/ports/1/berths/12/close');

  await page.getByRole('link', { name: 'Edit' }).click();
  const depth = page.getByRole('textbox', { name: 'Depth' });
  await depth.fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  // the API's error is shown at its field
  await expect(page.getByText('No berth is that deep.').first()).toBeVisible();
  await depth.fill('11');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ferries.data.berths[2]).toMatchObject({ id: 12, name: 'Berth C', depth: 11 });
  expect(ferries.writes.at(-1)).toMatchObject({ method: 'PUT', url: '/ports/1/berths/12', body: { id: 12 } });
});

test('no page mentions the shop', async () => {
  test.slow();
  const pages = ['bookings', 'bookings/B002/show', 'bookings/B002', 'bookings/create', 'company', 'trips', 'api_keys'];
  for (const path of pages) {
    await page.goto(`${admin.address}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/\b(shop|store|record|customer|order|artist|vinyl|item)s?\b/i);
  }
});

test('the create form is titled by the singular name, and times use an overridden zone', async () => {
  test.slow();
  await page.goto(`${admin.address}/bookings`);
  await page.getByRole('link', { name: 'New' }).click();
  await expect(page.getByRole('heading', { name: 'New Reservation', level: 1 })).toBeVisible({ timeout: 30_000 });
  await page.goto(`${admin.address}/bookings/B004`);
  // 10:00 in London is noon in Athens; local times have no zone
  await expect(page.getByLabel('Placed at')).toHaveValue('2026-11-27T12:00', { timeout: 30_000 });
  await expect(page.getByLabel('Boards at')).toHaveValue('2026-12-04T08:15');
  await expect(page.getByText('Athens')).toHaveCount(2);
});
