// Starts the shop: database, demo data, API, back office and storefront in one process.
import type { AddressInfo } from 'node:net';
import { openBackend } from '#server/app/backend.ts';
import { createContext } from '#server/app/context.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { loadDemoData } from '#demo/load.ts';
import { createApp } from '#server/app/http/app.ts';
import { formatStartMessage } from '#server/core/process/start-message.ts';
import { applyListeningPort, type Config, readConfig } from '#server/core/config/config.ts';
import { createErrorLog, formatStack } from '#server/core/process/error-log.ts';
import { runAll, superviseProcess } from '#server/core/process/lifetime.ts';
import { StartError } from '#server/core/config/start-error.ts';

const progress = (line: string) => console.log(line);
const errors = createErrorLog({ write: (line) => console.error(line) });
const steps: (() => Promise<void>)[] = [];
const lifetime = superviseProcess({
  stop: () => {
    errors.end();
    return runAll(steps.toReversed());
  },
});

async function start(config: Config): Promise<void> {
  const backend = config.apiUrl
    ? undefined
    : await openBackend(config, {
        progress,
        fill: loadDemoData,
        onError: errors.report,
        onConnect: errors.reached,
        onLost: ({ message }) => {
          console.error(message);
          lifetime.end(1);
        },
      });
  if (backend) steps.push(backend.close);
  const app = createApp({ config, ...backend });
  steps.push(() => app.close());
  try {
    await app.listen({ host: config.host, port: config.port });
    applyListeningPort(config, (app.server.address() as AddressInfo).port);
    if (backend) await backend.jobs.run(createContext({ ...backend, config, log: app.log }));
  } catch (error) {
    throw taken(error, config);
  }
  const demo = backend && config.demoData !== 'none' ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : undefined;
  console.log(formatStartMessage(`http://${config.host}:${config.port}`, config, demo));
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
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : formatStack(error));
  lifetime.end(1);
}
