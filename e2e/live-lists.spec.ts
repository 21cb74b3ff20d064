/** Live updates of lists, which never move a row being worked on. */
import { expect, type Page, test } from 'playwright/test';
import { signInAsStaff, shopUrl } from './people.ts';

const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

test('a colleague’s change is shown at once, or deferred while a row is being worked on', async ({ page, browser }) => {
  const label = `Saltmarsh ${Date.now().toString(36)}`;
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/labels?sort=id&order=DESC'));
  await expect(page.getByRole('grid')).toBeVisible();
  await page.mouse.move(0, 0);
  const otherPage = await (await browser.newContext()).newPage();
  await signInAsStaff(otherPage, 'admin@example.com');

  const addLabel = async (name: string) => {
    await otherPage.goto(shopUrl('/admin/labels/create'));
    await otherPage.getByLabel('Name', { exact: false }).first().fill(name);
    await otherPage.getByRole('button', { name: 'Save' }).click();
    await expect(otherPage).toHaveURL(/\/labels\/\d+\/show/);
  };

  await test.step('a new record appears without a reload', async () => {
    await addLabel(`${label} One`);
    await expect(row(page, `${label} One`)).toBeVisible();
  });

  await test.step('while the pointer is over a row, it is announced and nothing moves', async () => {
    const firstRow = row(page, `${label} One`);
    await firstRow.hover();
    const before = await firstRow.boundingBox();
    await addLabel(`${label} Two`);
    const showButton = page.getByRole('button', { name: 'Show 1 change' });
    await expect(showButton).toBeVisible();
    expect(await firstRow.boundingBox()).toEqual(before);
    // by keyboard, because moving the pointer off the row would apply the deferred updates
    await showButton.press('Enter');
    await expect(row(page, `${label} Two`)).toBeVisible();
    await expect(showButton).toBeHidden();
  });

  await test.step('deferred changes are shown once the pointer leaves', async () => {
    await row(page, `${label} Two`).hover();
    await addLabel(`${label} Three`);
    await expect(page.getByRole('button', { name: 'Show 1 change' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(row(page, `${label} Three`)).toBeVisible();
  });
  await otherPage.context().close();
});
