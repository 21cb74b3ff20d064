import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startChild } from '../scripts/process/children.ts';
import type { Shop } from './shop.ts';

/** Starts a shop with demo data in a temporary data folder, on a free port. `stop` deletes the folder. */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<Shop & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  // not 0: the port is part of the addresses of shops with their own host
  const port = String(await findFreePort());
  const env = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', DEMO_DATA: 'small', ...settings };
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
