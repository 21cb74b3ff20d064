// `npm run dev`: the shop from its sources. This process keeps the port, the database and the two Vite servers; the API
// runs beside it and is started again when its files change (docs/decisions/2026-11-21-development-server.md).
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app/http/app.ts';
import { readConfig, toReachableHost } from '#server/core/config/config.ts';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';
import { startApiProcess } from './dev/api-process.ts';
import { regenerateOnChange } from './dev/regenerate.ts';
import { viteScreens } from './dev/vite-screens.ts';

const stops: (() => unknown)[] = [];
/** Undoes what was started, last first. */
const stop = async () => {
  for (let undo = stops.pop(); undo; undo = stops.pop()) await undo();
};

async function start(): Promise<void> {
  const config = readConfig(process.env);
  let apiUrl = config.apiUrl;
  let ready = async () => {};
  if (!apiUrl) {
    const database = await startDatabase(config, { progress: (line) => console.log(line) });
    stops.push(database.stop);
    const api = await startApiProcess({
      DATABASE_URL: database.url,
      PUBLIC_URL: config.publicUrl,
      LOG_LEVEL: config.logLevel,
    });
    stops.push(api.stop);
    ({ url: apiUrl, ready } = api);
  }
  stops.push(regenerateOnChange());
  const app = createApp({
    config: { ...config, apiUrl, serve: 'all', logLevel: 'warn' },
    screens: await viteScreens(),
  });
  // The back office's page and modules come from Vite alone; what it asks the API for waits like everything else.
  app.addHook('onRequest', async ({ url }) => (url.startsWith('/admin') ? undefined : ready()));
  stops.push(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  console.log(`\n  Shop, back office and API with hot reload: http://${toReachableHost(config.host)}:${port}/\n`);
}

/** Vite and its plugins end the process themselves when asked to stop, before the database is; only we may. */
const stopOnSignals = () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
};

stopOnSignals();
try {
  await start();
  stopOnSignals();
} catch (error) {
  await stop();
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
