/** The page Today: each count links to its records. */
import { expect, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { buyRecords } from './buy.ts';
import { signInAsStaff, shopUrl } from './people.ts';

test('open work is counted, including a new order', async ({ page, request }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const lateLink = page.getByRole('link', { name: /Orders: Late/ });
  const number = Number(/^\d+/.exec(await lateLink.innerText())?.[0]);
  expect(number).toBeGreaterThan(0);
  await lateLink.click();
  await expect(page.getByText(new RegExp(`of ${number}$`))).toBeVisible();

  const before = await countToShip();
  const order = await buyRecords(request);
  // counts are cached for two seconds
  await expect.poll(countToShip).toBe(before + 1);
  await page.getByRole('link', { name: /Orders: To ship/ }).click();
  await page.goto(`${page.url().replace('order=ASC', 'order=DESC')}`);
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();

  async function countToShip(): Promise<number> {
    await page.goto(shopUrl('/admin/'));
    const link = page.getByRole('link', { name: /Orders: To ship/ });
    await expect(link).toContainText(/^\d/);
    return Number(/^\d+/.exec(await link.innerText())?.[0]);
  }
});

test('Today has no accessibility problem', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/'));
  await expect(page.getByRole('link', { name: /Orders: To ship/ })).toBeVisible();
  await expectAccessible(page);
});
