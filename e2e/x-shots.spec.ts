import { test, expect, type Page } from 'playwright/test';
import { buy } from './buy.ts';
import { violations } from './axe.ts';
import { enterBackOffice, shopUrl } from './people.ts';

const DIR = '/tmp/h2-shots';
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((keys) => {
    for (const key of keys) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, [...code, 'Enter']);
}
for (const [width, colorScheme] of [[390, 'light'], [850, 'dark'], [1440, 'light'], [390, 'dark'], [1440, 'dark']] as const) {
  test(`shots ${width} ${colorScheme}`, async ({ browser, request }) => {
    test.setTimeout(240000);
    const order = await buy(request, { copies: [1, 2] });
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    const bad: string[] = [];
    const shot = async (name: string) => {
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${DIR}/${name}-${width}-${colorScheme}.png` });
      const v = await violations(page);
      if (v.length) bad.push(`${name}: ${JSON.stringify(v).slice(0, 400)}`);
    };
    await enterBackOffice(page, 'admin@example.com');
    await page.goto(shopUrl(`/admin/orders/${order.id}/show`));
    await expect(page.getByRole('heading', { level: 1, name: /^VS-/ })).toBeVisible();
    await shot('order');
    await page.getByRole('button', { name: /^Refund .+/ }).first().click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'What this will do' }).or(page.getByRole('dialog').getByLabel('Reason'))).toBeVisible();
    await page.getByRole('dialog').getByLabel('Reason').selectOption({ index: 2 });
    await shot('refund');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.goto(shopUrl('/admin/pack'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing station');
    await shot('pack-between');
    await scan(page, order.number);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.number);
    const line = order.shop_orders?.flatMap((part) => part.lines)[0];
    await scan(page, line?.barcode ?? '');
    await shot('pack');
    await scan(page, '9780201379624');
    await shot('pack-wrong');
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Cancel packing' }).click();
    await page.goto(shopUrl('/admin/price_changes'));
    await expect(page.getByRole('row').nth(2).or(page.getByRole('gridcell').first()).first()).toBeVisible();
    await shot('prices');
    await page.goto(shopUrl('/admin/price_changes/create'));
    await shot('price-create');
    await page.goto(shopUrl('/admin/items'));
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await shot('items');
    if (width > 600) {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByText(/select all/i).first().click().catch(() => undefined);
      await page.waitForTimeout(400);
      await shot('items-chosen');
      await page.getByRole('button', { name: 'Change prices' }).first().click().catch(() => undefined);
      await page.waitForTimeout(500);
      const percent = page.getByRole('dialog').getByLabel(/Percentage/);
      if (await percent.isVisible().catch(() => false)) await percent.fill('20');
      await page.waitForTimeout(2500);
      await shot('items-prices');
      await page.keyboard.press('Escape');
    }
    await page.goto(shopUrl('/admin/client?filter=%7B%22duplicates_gt%22%3A0%7D'));
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.goto(shopUrl('/admin/client'));
    const id = await page.evaluate(async () => 0).catch(() => 0);
    void id;
    await page.goto(shopUrl('/admin/client/1/show'));
    await page.waitForTimeout(1500);
    const more = page.getByRole('button', { name: 'Compare' });
    if (await more.isVisible().catch(() => false)) await more.click();
    else {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('merge');
      await page.waitForTimeout(700);
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'Find another customer by name or e-mail' }).fill('ma');
      await page.waitForTimeout(1200);
      await page.getByRole('option').first().click();
    }
    await page.waitForTimeout(800);
    await shot('merge');
    await context.close();
    console.log(width, colorScheme, bad.join('\n') || 'axe ok');
  });
}
