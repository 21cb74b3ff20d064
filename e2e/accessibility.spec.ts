import { AxeBuilder } from '@axe-core/playwright';
import { trackRequests } from '#scripts/browser/track-requests.ts';
import { expect, type Page, test } from 'playwright/test';
import { enterBackOffice, shopUrl } from './people.ts';

const SCHEMES = ['light', 'dark'] as const;
const SHOP = [
  '/',
  '/vinyl-shop',
  '/vinyl-shop?genre=7',
  '/vinyl-shop/285/color-records',
  '/vinyl/120',
  '/cart',
  '/sign',
  '/shop/halfmoon-audio',
  '/fr',
  '/nowhere',
];
const OFFICE = [
  'orders',
  'orders/3000/show',
  'orders/3000',
  'projects',
  'projects/120/show',
  'projects/120',
  'projects/create',
  'payments',
  'shops',
  'user',
  'category',
  'artists',
  'labels',
  'mails',
  'exports',
  'order',
  'order-manual',
  'pickups',
  'batches',
  'tracking_imports',
  'partners',
  'partner_stocks',
  'items',
  'barcodes',
  'barcodes/create',
  'sellers',
  'sellers/create',
  'limits',
  'bulk',
  'undo',
  'sheraf',
  'nowhere',
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const scheme of SCHEMES) {
  for (const path of SHOP) {
    test(`the shop's ${path} has no accessibility problem in ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(shopUrl(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
  }

  test(`the back office has no accessibility problem in ${scheme}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const untilQuiet = trackRequests(page);
    await page.goto(shopUrl('/admin/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await enterBackOffice(page, 'admin@example.com');
    for (const path of OFFICE) {
      await test.step(path, async () => {
        await page.goto(shopUrl(`/admin/${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilQuiet();
        expect.soft(await violations(page), path).toEqual([]);
      });
    }
    await context.close();
  });
}
