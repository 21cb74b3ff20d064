import { trackRequests } from '#scripts/browser/track-requests.ts';
import { expect, type Page, test } from 'playwright/test';
import { CONTRAST, findViolations } from './axe.ts';
import { enterBackOffice, navigate, shopUrl } from './people.ts';

/** Pages of the shop that pages.spec.ts does not open. */
const SHOP = ['/vinyl-shop?genre=7', '/cart', '/confirm-email/unknown', '/reset-password/unknown', '/nowhere'];
const OFFICE = [
  'setup',
  'orders',
  'orders/3000/show',
  'orders/3000',
  'projects',
  'projects/120/show',
  'projects/120',
  'projects/create',
  'projects-board',
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
  'tracking-imports',
  'imports',
  'imports/create',
  'import-maps',
  'partners',
  'partner-stocks',
  'items',
  'barcodes',
  'barcodes/create',
  'sellers',
  'sellers/create',
  'settings',
  'settings/create',
  'conversations',
  'conversations/create',
  'client',
  'client/9/show',
  'promo-codes',
  'promo-codes/create',
  'alerts',
  'alerts/create',
  'banners',
  'banners/create',
  'carriers',
  'customs-codes',
  'customs-codes/create',
  'reviews',
  'reviews/1/show',
  'digital',
  'artists/1/show',
  'artist-payouts',
  'artist-payouts/1/show',
  'artist-payouts/create',
  'balances',
  'payout-accounts',
  'payout-accounts/create',
  'lots',
  'lots/1/show',
  'lots/create',
  'bids',
  'shops/6/show',
  'looks',
  'looks/9/show',
  'looks/10',
  'digital/2/show',
  'digital/2',
  'digital-distributions',
  'digital-batches',
  'digital-batches/1/show',
  'digital-codes',
  'digital-downloads',
  'challenge',
  'challenge/create',
  'challenge/3/show',
  'contest-entries',
  'pass',
  'pass/1/show',
  'pass/scan',
  'pass-types',
  'pass-types/create',
  'pass-uses',
  'vat-rates',
  'vat-rates/create',
  'fx-rates',
  'shipping-rates',
  'shipping-rates/create',
  'quotes',
  'quotes/8/show',
  'quotes/3',
  'quote',
  'quote-prices',
  'disc-formats',
  'disc-formats/1',
  'price-changes',
  'price-changes/create',
  'items/1/show',
  'jobs',
  'jobs/1/show',
  'job-failures',
  'genres',
  'genres/create',
  'box',
  'box/create',
  'box/1/show',
  'box-months',
  'box-months/1/show',
  'box-periods',
  'box-plans',
  'box-codes/create',
  'box-sponsors',
  'bulk',
  'undo',
  'sheraf',
  'nowhere',
];

/** Checks a page by all rules in light mode and by colour rules in dark mode. */
async function expectBothSchemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findViolations(page), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, CONTRAST), `${name}, dark`).toEqual([]);
}

for (const path of SHOP) {
  test(`the shop's ${path} has no accessibility problem`, async ({ page }) => {
    await page.goto(shopUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectBothSchemes(page, path);
  });
}

test('the back office has no accessibility problem', async ({ page }) => {
  test.setTimeout(480_000);
  const waitForRequests = trackRequests(page, 250);
  await page.goto(shopUrl('/admin/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBothSchemes(page, 'sign-in');
  await enterBackOffice(page, 'admin@example.com');
  for (const path of OFFICE) {
    await test.step(path, async () => {
      // a few rows are enough
      await navigate(page, `/admin/${path}?perPage=5`);
      await waitForRequests();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectBothSchemes(page, path);
    });
  }
});
