import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from 'playwright/test';
import { findFreePort, startChild } from '../scripts/process/children.ts';
import { provideShops } from './shop.ts';

/** Starts a shop for each worker: a temporary data folder with demo data and a free port. */
export default async function setUp({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const { SHOP_URL: origin, SHOP_DATA_DIR: dataDir = '' } = process.env;
  // use a running shop during development
  if (origin) {
    provideShops(Array.from({ length: workers }, () => ({ origin, dataDir })));
    return undefined;
  }
  const shops = await Promise.all(Array.from({ length: workers }, startShop));
  provideShops(shops);
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
  };
}

async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  // not 0: the port is part of the addresses of shops with their own host
  const port = String(await findFreePort());
  const env = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', DEMO_DATA: 'small' };
  const { origin, stop } = await startChild(['server/main.ts'], env, '/api/health');
  return {
    origin,
    dataDir,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
