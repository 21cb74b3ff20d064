/** Customers: search, merge, impersonation, data export and erasure. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import type { Customer } from '#generated/schemas.ts';
import { unzip } from '#server/resources/exports/testing-xlsx.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { buyRecords } from './buy.ts';
import { startAction, createTeamClient, signInAsStaff, createCustomer, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

/** Creates an account and returns its customer. */
async function openAccount(request: APIRequestContext, email: string): Promise<Customer> {
  await signUp(request, email);
  return loadCustomer(request, email);
}

async function loadCustomer(request: APIRequestContext, email: string): Promise<Customer> {
  const call = await createTeamClient(request);
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const [customer] = await call<Customer[]>(`/api/admin/client?filter=${filter}`);
  if (!customer) throw new Error(`no customer ${email}`);
  return customer;
}

async function openCustomer(page: Page, { id, name }: Customer): Promise<void> {
  await page.goto(shopUrl(`/admin/client/${id}/show`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('duplicates are merged, the shop is viewed as the customer, and the data is exported', async ({
  page,
  request,
}) => {
  const order = await buyRecords(request);
  const account = await openAccount(request, order.email.replace('@', '+records@'));
  await signInAsStaff(page);
  await openCustomer(page, account);

  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge a duplicate' });
  await expect(dialog.getByRole('radio', { name: new RegExp(order.email.replaceAll('.', '\\.')) })).toBeChecked();
  await expect(dialog.getByText(/Same e-mail inbox/)).toBeVisible();
  // any two customers can be compared
  await dialog.getByRole('combobox', { name: 'Find another customer by name or e-mail' }).fill('fan@example');
  await page.getByRole('option', { name: /fan@example\.com/ }).click();
  await expect(dialog.getByRole('radio', { name: /fan@example\.com/ })).toBeChecked();
  await dialog.getByRole('radio', { name: new RegExp(order.email.replaceAll('.', '\\.')) }).check();
  // the account stays, the guest is merged into it
  await expect(dialog.getByRole('region', { name: `Stays: ${account.email}` })).toBeVisible();
  await dialog.getByRole('radio', { name: /12 rue des Martyrs/ }).check();
  const effects = dialog.getByRole('list', { name: 'What this will do' });
  await expect(effects).toContainText(/Moves 1 order of €.+ to the customer who stays/);
  await expect(effects).toContainText(`Sends 1 e-mail: ${order.email}`);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge a duplicate' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Orders (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: order.number, exact: true })).toBeVisible();
  await expect(page.getByText('12 rue des Martyrs').first()).toBeVisible();

  await startAction(page, 'View as customer');
  const viewDialog = page.getByRole('dialog', { name: 'View as customer' });
  await viewDialog.getByLabel('Reason').fill('You asked where your parcel is.');
  const [shop] = await Promise.all([
    page.context().waitForEvent('page'),
    viewDialog.getByRole('button', { name: 'View as customer' }).click(),
  ]);
  const bar = shop.getByRole('complementary', { name: 'Customer view' });
  await expect(bar.getByText('You are viewing the shop as Clara Testard.')).toBeVisible();
  await expect(shop.getByRole('heading', { name: /Clara Testard/ })).toBeVisible();
  expect(new URL(shop.url()).hash).toBe('');
  await shop.getByRole('link', { name: 'See my orders' }).click();
  await expect(shop.getByText(order.number)).toBeVisible();
  await expect(bar).toBeVisible();
  expect(await findViolations(shop)).toEqual([]);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(bar).toBeHidden();
  await shop.goto(shopUrl('/my-account'));
  await expect(shop).toHaveURL(/sign/);
  await shop.close();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'View as customer' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'A member of our team viewed your account' }).first()).toBeVisible();

  await startAction(page, 'Export all data');
  const exportDialog = page.getByRole('dialog', { name: 'Export all data' });
  await exportDialog.getByRole('button', { name: 'Export all data' }).click();
  const tray = page.getByRole('region', { name: 'Background tasks' });
  const button = tray.getByRole('button', { name: /^Download/ });
  // the export waits in the queue
  await expect(button).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const files = unzip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['data.json', 'index.html']));
  expect(String(files.get('index.html'))).toContain('Clara Testard');
});

test('a customer without open orders is erased after the e-mail address is typed', async ({ page, request }) => {
  const { email } = createCustomer();
  const customer = await openAccount(request, email);
  await signInAsStaff(page, 'admin@example.com');
  await openCustomer(page, customer);
  await startAction(page, 'Erase customer data');
  const dialog = page.getByRole('dialog', { name: 'Erase customer data' });
  await expect(dialog.getByText(/Account and sign-ins: \d/)).toBeVisible();
  await dialog.getByLabel('Customer’s e-mail address').fill('somebody@example.com');
  await dialog.getByLabel('Reason').fill('Asked for by letter.');
  await dialog.getByRole('button', { name: 'Erase customer data' }).click();
  await expect(dialog.getByText('The e-mail address does not match the customer.')).toBeVisible();
  await dialog.getByLabel('Customer’s e-mail address').fill(email);
  await expect(dialog.getByRole('list', { name: 'What this will do' })).toContainText(`Sends 1 e-mail: ${email}`);
  await dialog.getByRole('button', { name: 'Erase customer data' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '—' })).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  const data = { email, password: createCustomer().password };
  expect((await request.post(shopUrl('/api/auth/login'), { data })).status()).toBe(401);
});

test('customers have no accessibility problem', async ({ page, request }) => {
  const order = await buyRecords(request);
  await signInAsStaff(page, 'admin@example.com');
  await page.goto(shopUrl('/admin/client'));
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await openCustomer(page, await loadCustomer(request, order.email));
  await expect(page.getByRole('link', { name: order.number, exact: true })).toBeVisible();
  await expectAccessible(page);
  await startAction(page, 'Erase customer data');
  const dialog = page.getByRole('dialog', { name: 'Erase customer data' });
  await expect(dialog.getByText('Open orders: 1')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase customer data' })).toBeDisabled();
  await expectAccessible(page);
});
