/** Themes of a white-label shop: edited beside a preview, published, and restored. */
import { expect, type Page, test } from 'playwright/test';
import type { Shop } from '#generated/schemas.ts';
import { expectAccessible } from './axe.ts';
import { startAction, createTeamClient, signInAsStaff, shopUrl } from './people.ts';

const NIGHT = 'rgb(23, 35, 59)';
const RUST = 'rgb(226, 87, 43)';

const readHeaderColor = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);

/** Reads the header colour that visitors of the shop see. */
async function readShopColor(page: Page, code: string): Promise<string> {
  await page.goto(shopUrl(`/shop/${code}`));
  return readHeaderColor(page);
}

async function publish(page: Page): Promise<void> {
  await startAction(page, 'Publish theme');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish theme' }).click();
  await expect(page.getByRole('button', { name: 'Publish theme' })).toBeHidden();
}

test('a theme is edited beside its preview, published and restored', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const call = await createTeamClient(page.request);
  const code = `harbour-${Date.now().toString(36)}`;
  const shop = await call<Shop>('/api/admin/shops', { name: 'Harbour Tapes', code, type: 'label' });
  const visitor = await (await browser.newContext()).newPage();
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/shops/${shop.id}/show`));
  await startAction(page, 'Edit theme');
  await expect(page).toHaveURL(/\/admin\/looks\/\d+$/);
  const frame = page.frameLocator('iframe[title="Preview of Harbour Tapes"]');
  const header = frame.locator('header').first();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('input is shown at once in the preview of header and footer', async () => {
    await expect(frame.getByRole('navigation', { name: 'Shop', includeHidden: true }).first()).toBeAttached();
    await page.getByRole('switch', { name: 'White label' }).check();
    await expect(header).toContainText('Harbour Tapes');
    await field('Header background').fill('#17233b');
    await expect(header).toHaveCSS('background-color', NIGHT);
    await field('Footer background').fill('#e2572b');
    await expect(frame.locator('footer')).toHaveCSS('background-color', RUST);
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(header).toHaveCSS('width', '390px');
    await expect(header).toHaveCSS('background-color', NIGHT);
  });

  await test.step('low contrast is reported and fixed by a button', async () => {
    const warning = page.getByText(/Footer: low contrast \(3\.7:1\)\. Use at least 4\.5:1/);
    await expect(warning).toBeVisible();
    await field('Header text').fill('#2a3350');
    await expect(page.getByText(/Header: low contrast \(1\.\d:1\)/)).toBeVisible();
    await expectAccessible(page);
    await field('Header text').fill('#f4efe4');
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect(warning).toBeHidden();
    await expect(frame.locator('footer')).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  await test.step('a draft is visible to staff only', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/show$/);
    await expect(header).toHaveCSS('background-color', NIGHT);
    expect(await readShopColor(visitor, code)).not.toBe(NIGHT);
  });

  await test.step('visitors see the published theme, and the previous one can be restored', async () => {
    await publish(page);
    expect(await readShopColor(visitor, code)).toBe(NIGHT);
    await page.goto(shopUrl(`/admin/shops/${shop.id}/show`));
    const looks = page.getByRole('region', { name: 'Theme versions', exact: true });
    await expect(looks.getByRole('row', { name: /Published.*Theo Team/ })).toBeVisible();
    await looks.getByRole('link', { name: 'Previous' }).click();
    await publish(page);
    expect(await readShopColor(visitor, code)).not.toBe(NIGHT);
  });
  await visitor.context().close();
});
