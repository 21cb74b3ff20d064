import type { FullConfig } from 'playwright/test';
import { provideShops } from './shop.ts';
import { startShop } from './start-shop.ts';

/** Starts a shop for each worker: a temporary data folder with demo data and a free port. */
export default async function setUp({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const { SHOP_URL: origin, SHOP_DATA_DIR: dataDir = '' } = process.env;
  // use a running shop during development
  if (origin) {
    provideShops(Array.from({ length: workers }, () => ({ origin, dataDir })));
    return undefined;
  }
  const shops = await Promise.all(Array.from({ length: workers }, () => startShop()));
  provideShops(shops);
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
  };
}
