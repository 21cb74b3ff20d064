/** Live updates of lists, which never move a row being worked on. */
import { expect, type Page, test } from 'playwright/test';
import { enterBackOffice, shopUrl } from './people.ts';

const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

test('a colleague’s change is shown at once, or deferred while a row is being worked on', async ({ page, browser }) => {
  const label = `Saltmarsh ${Date.now().toString(36)}`;
  await enterBackOffice(page);
  await page.goto(shopUrl('/admin/labels?sort=id&order=DESC'));
  await expect(page.getByRole('grid')).toBeVisible();
  await page.mouse.move(0, 0);
  const other = await (await browser.newContext()).newPage();
  await enterBackOffice(other, 'admin@example.com');

  const add = async (name: string) => {
    await other.goto(shopUrl('/admin/labels/create'));
    await other.getByLabel('Name', { exact: false }).first().fill(name);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL(/\/labels\/\d+\/show/);
  };

  await test.step('a new record appears by itself', async () => {
    await add(`${label} One`);
    await expect(row(page, `${label} One`)).toBeVisible();
  });

  await test.step('while the pointer is over a row, it is announced and nothing moves', async () => {
    const first = row(page, `${label} One`);
    await first.hover();
    const before = await first.boundingBox();
    await add(`${label} Two`);
    const show = page.getByRole('button', { name: 'Show 1 change' });
    await expect(show).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    // by keyboard, because moving the pointer off the row would apply the deferred updates
    await show.press('Enter');
    await expect(row(page, `${label} Two`)).toBeVisible();
    await expect(show).toBeHidden();
  });

  await test.step('once the pointer leaves, what waits is shown', async () => {
    await row(page, `${label} Two`).hover();
    await add(`${label} Three`);
    await expect(page.getByRole('button', { name: 'Show 1 change' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(row(page, `${label} Three`)).toBeVisible();
  });
  await other.context().close();
});
