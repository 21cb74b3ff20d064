// `npm run dev`: the shop from its sources. This process holds the port, the database and the two Vite servers; the API
// is a child process that restarts when its files change (docs/decisions/2026-11-21-development-server.md).
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app/http/app.ts';
import { readConfig, toReachableHost } from '#server/core/config/config.ts';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';
import { startApiProcess } from './dev/api-process.ts';
import { regenerateOnChange } from './dev/regenerate.ts';
import { createViteScreens } from './dev/vite-screens.ts';

const cleanups: (() => unknown)[] = [];
/** Stops everything that was started, in reverse order. */
const stopAll = async () => {
  for (let cleanUp = cleanups.pop(); cleanUp; cleanUp = cleanups.pop()) await cleanUp();
};

async function start(): Promise<void> {
  const config = readConfig(process.env);
  let apiUrl = config.apiUrl;
  let waitUntilReady = async () => {};
  if (!apiUrl) {
    const database = await startDatabase(config, { progress: (line) => console.log(line) });
    cleanups.push(database.stop);
    const api = await startApiProcess({
      DATABASE_URL: database.url,
      PUBLIC_URL: config.publicUrl,
      LOG_LEVEL: config.logLevel,
    });
    cleanups.push(api.stop);
    ({ url: apiUrl, waitUntilReady } = api);
  }
  cleanups.push(regenerateOnChange());
  const app = createApp({
    config: { ...config, apiUrl, serve: 'all', logLevel: 'warn' },
    screens: await createViteScreens(),
  });
  // The back office's page and modules come from Vite and do not need the API.
  app.addHook('onRequest', async ({ url }) => (url.startsWith('/admin') ? undefined : waitUntilReady()));
  cleanups.push(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  console.log(`\n  Shop, back office and API with hot reload: http://${toReachableHost(config.host)}:${port}/\n`);
}

/** Replaces the signal handlers of Vite and its plugins, which exit before the database has stopped. */
const stopOnSignals = () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => void stopAll().then(() => process.exit(0)));
  }
};

stopOnSignals();
try {
  await start();
  stopOnSignals();
} catch (error) {
  await stopAll();
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
