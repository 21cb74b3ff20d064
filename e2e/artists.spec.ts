/** Artists, labels and shops: related records, earnings and payouts. */
import { expect, type Page, test } from 'playwright/test';
import type { ArtistPayout, Balance, PayoutAccount } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { startAction, createTeamClient, signInAsStaff, shopUrl } from './people.ts';

const toListUrl = (list: string, filter: object): string =>
  `/api/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Finds a shop with a payable balance in euros, a payout account and no open payout. Returns its id, or 0. */
async function findShopToPay(page: Page): Promise<number> {
  const call = await createTeamClient(page.request);
  const open = await call<ArtistPayout[]>(toListUrl('artist-payouts', { status: ['requested', 'approved'] }));
  const accounts = await call<PayoutAccount[]>(toListUrl('payout-accounts', {}));
  const balances = await call<Balance[]>(toListUrl('balances', { currency: 'EUR', available_gte: 60 }));
  const balance = balances.find(
    ({ shop_id }) =>
      accounts.some((account) => account.shop_id === shop_id) &&
      !open.some((payout) => payout.shop_id === shop_id && payout.currency === 'EUR'),
  );
  return balance?.shop_id ?? 0;
}

test('an artist’s page links to related records', async ({ page }) => {
  page.setDefaultTimeout(15_000);
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/artists/1/show'));
  const projects = page.getByRole('region', { name: 'Projects' });
  await expect(projects.getByRole('table').getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Artist balances' }).getByRole('link', { name: 'Euro' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Artist payouts' }).getByRole('link').first()).toBeVisible();
  await projects.getByRole('link', { name: /^All \d+/ }).click();
  await expect(page).toHaveURL(/artist_id/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await page.getByRole('region', { name: 'Shops' }).getByRole('link').last().click();
  await expect(page.getByRole('region', { name: 'Payout accounts' })).toBeVisible();
  await expectAccessible(page);
});

test('a payout is requested, approved, added to a bank file and paid', async ({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(15_000);
  await signInAsStaff(page, 'admin@example.com');
  const source = JSON.stringify({ shop_id: await findShopToPay(page) });
  await page.goto(shopUrl(`/admin/artist-payouts/create?source=${encodeURIComponent(source)}`));
  const amount = page.getByRole('textbox', { name: /^Amount/ });

  await test.step('the amount is limited to the balance', async () => {
    await amount.fill('999999');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Must be at most/)).toBeVisible();
    await amount.fill('50');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/artist-payouts\/\d+\/show/);
    await expect(page.getByText('Requested', { exact: true }).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('an admin approves it', async () => {
    await startAction(page, 'Approve');
    await page.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  });

  await test.step('it is added to a bank file', async () => {
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const path = new URL(page.url()).pathname;
    await page.goto(shopUrl(`/admin/artist-payouts?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`));
    await page.getByRole('grid').getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Create bank file (SEPA)' }).click();
    const dialog = page.getByRole('dialog');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Transfer date').fill(tomorrow);
    expect(await findViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Create bank file (SEPA)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^GH-\d{8}-\d+\.xml$/);
    await page.goto(shopUrl(path));
    await expect(page.getByText(/^GH-\d{8}-\d+$/).first()).toBeVisible();
  });

  await test.step('it is marked as paid', async () => {
    await startAction(page, 'Mark as paid');
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
    await dialog.getByLabel('Paid on').fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel('Bank reference').fill('CT-884201');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('CT-884201').first()).toBeVisible();
  });
});
