/** Auctions: a lot is created, opened, bid on and cancelled, and a bid is withdrawn. */
import { expect, test } from 'playwright/test';
import type { Lot, PublicLot } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { startAction, createTeamClient, signInAsStaff, shopUrl } from './people.ts';

const toDateTime = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;

test('a lot is auctioned', async ({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(15_000);
  await signInAsStaff(page);
  const call = await createTeamClient(page.request);
  const title = `Test pressing ${Date.now().toString(36)}`;
  let id = 0;

  await test.step('staff creates and opens it', async () => {
    await page.goto(shopUrl('/admin/lots/create'));
    await page.getByRole('textbox', { name: 'Lot', exact: true }).fill(title);
    await page.getByRole('combobox', { name: 'Item' }).fill('LP');
    await page.locator('li[role=option]').first().click();
    await page.getByRole('textbox', { name: 'Starting price' }).fill('20');
    await page.getByRole('textbox', { name: 'Reserve' }).fill('30');
    await page.getByLabel('Starts').fill(toDateTime(-1));
    await page.getByLabel('Ends').fill(toDateTime(3));
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/lots\/\d+\/show/);
    id = Number(/lots\/(\d+)/.exec(page.url())?.[1]);
    await startAction(page, 'Open for bidding');
    await page
      .getByRole('dialog', { name: 'Open for bidding' })
      .getByRole('button', { name: 'Open for bidding' })
      .click();
    await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
  });

  await test.step('a bid raises the price', async () => {
    const lot = await call<PublicLot>(`/api/lots/${id}/bids`, { maximum: 45, currency: 'EUR' });
    expect(lot).toMatchObject({ price: 30, leading: true, reserve_met: true });
    await page.goto(shopUrl(`/admin/lots/${id}/show`));
    await expect(page.getByText('Reserve met').first()).toBeVisible();
    const bids = page.getByRole('region', { name: 'Bids' });
    await expect(bids.getByText('€45.00')).toBeVisible();
    await expectAccessible(page);
    await bids.getByRole('table').getByRole('link').first().click();
  });

  await test.step('a bid is withdrawn with a reason', async () => {
    await startAction(page, 'Withdraw the bid');
    const dialog = page.getByRole('dialog', { name: 'Withdraw the bid' });
    await dialog.getByLabel('Reason').fill('Typed a zero too many');
    await dialog.getByRole('button', { name: 'Withdraw the bid' }).click();
    await expect(page.getByText('Typed a zero too many').first()).toBeVisible();
    expect(await call<Lot>(`/api/admin/lots/${id}`)).toMatchObject({ bids_count: 0, price: null, leader_id: null });
  });

  await test.step('it is cancelled', async () => {
    await page.goto(shopUrl(`/admin/lots/${id}/show`));
    await startAction(page, 'Cancel the lot');
    const dialog = page.getByRole('dialog', { name: 'Cancel the lot' });
    await dialog.getByLabel('Reason').fill('The copy was damaged');
    await dialog.getByRole('button', { name: 'Cancel the lot' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('The copy was damaged').first()).toBeVisible();
  });
});
