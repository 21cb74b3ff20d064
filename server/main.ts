// Starts the shop: database, demo data, API, back office and storefront in one process.
import type { AddressInfo } from 'node:net';
import { openBackend } from '#server/backend.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { createApp } from '#server/http/app.ts';
import { announcement } from '#server/platform/announce.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { StartError } from '#server/platform/start-error.ts';

const progress = (line: string) => console.log(line);
/** Errors outside any request. Only what they say is shown: their other members may hold addresses with passwords. */
const onError = (error: Error) => {
  const { stack, message, cause } = error;
  console.error(stack ?? message, cause instanceof Error ? `\n  because ${cause.stack ?? cause.message}` : '');
};

async function start(config: Config): Promise<() => Promise<void>> {
  const backend = config.apiUrl ? undefined : await openBackend(config, { progress, onError });
  const app = createApp({ config, ...backend });
  const stop = async () => {
    await app.close();
    await backend?.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
    if (backend) await backend.jobs.run({ ...backend, config, log: app.log, now: () => new Date() });
  } catch (error) {
    await stop();
    throw taken(error, config);
  }
  const { port } = app.server.address() as AddressInfo;
  const demo = backend && config.demoData !== 'none' ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : undefined;
  console.log(announcement(`http://${config.host}:${port}`, config, demo));
  return stop;
}

/** A port or address that cannot be had is the person's business, not a crash. */
function taken(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: stop what uses it, or set PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL')
    return new StartError(`HOST ${host} is no address of this machine: unset it, or name one that is.`);
  return error;
}

try {
  const stop = await start(readConfig(process.env));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
