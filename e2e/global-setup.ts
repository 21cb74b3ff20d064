import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../scripts/process/children.ts';

/** Starts one shop for all journeys: a temporary data folder with demo data and a free port. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // use a running shop during development
  if (process.env.SHOP_URL) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const shop = await startChild(
    ['server/main.ts'],
    { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', DEMO_DATA: 'small' },
    '/api/health',
  );
  process.env.SHOP_URL = shop.origin;
  process.env.SHOP_DATA_DIR = dataDir;
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
