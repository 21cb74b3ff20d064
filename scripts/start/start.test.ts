// The shop as a process: how it starts, refuses to start, stops, and runs against an API served by another process.
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildScreens } from '../setup/build.mjs';
import { createDataFolder, SLOW, startShop } from './fixtures/shop-process.ts';

it.each([
  ['a wrong variable', { DEMO_DATA: 'huge' }, /^DEMO_DATA must be one of none, small, large\./],
  [
    'a DATA_DIR that cannot be',
    { DATA_DIR: '/dev/null/data' },
    /^DATA_DIR \/dev\/null\/data cannot be used \(a file is in the way\): /,
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    /^The database at postgres:\/\/a:\*\*\*@127\.0\.0\.1:1\/c cannot be reached/,
  ],
])(
  'ends with code 1 and one line for %s',
  async (_, env, line) => {
    const shop = startShop(env);
    expect(await shop.ended).toBe(1);
    expect(shop.output.err).toMatch(line);
    expect(shop.output.err.trim()).not.toContain('\n');
  },
  60_000,
);

it('ends with code 1 and one line for a taken port, and stops its database', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  onTestFinished(() => void otherServer.close());
  const { port } = otherServer.address() as AddressInfo;
  const dataDir = await createDataFolder();
  const shop = startShop({ DATA_DIR: dataDir, PORT: String(port), SERVE: 'api' });
  expect(await shop.ended).toBe(1);
  expect(shop.output.err).toBe(`Port ${port} is taken: stop what uses it, or set PORT.\n`);
  expect(await readdir(join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');
}, 90_000);

/** Starts a request and sends half of its body; `send` sends the rest. */
async function startSlowSignIn(address: string) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const signInRequest = request(`${address}/api/auth/login`, { method: 'POST', headers });
  const answer = once(signInRequest, 'response');
  signInRequest.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { answer, send: () => signInRequest.end(body.slice(10)) };
}

it('responds to the request in flight before it stops, and accepts no other', async () => {
  const shop = startShop({ DATA_DIR: await createDataFolder(), SERVE: 'api' });
  const address = await shop.waitForAddress();
  const { answer, send } = await startSlowSignIn(address);
  const stopped = shop.stop();
  await vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow(), SLOW);
  send();
  const [response] = await answer;
  expect(response.statusCode).toBe(401);
  response.resume();
  expect(await stopped).toBe(0);
}, 90_000);

it('runs back office and storefront without a database against an API that another process serves', async () => {
  buildScreens(process.execPath, process.env);
  const api = startShop({ DATA_DIR: await createDataFolder(), SERVE: 'api', DEMO_DATA: 'small' });
  const apiUrl = await api.waitForAddress();
  const dataDir = join(await createDataFolder(), 'unused');
  const shop = startShop({ API_URL: apiUrl, DATA_DIR: dataDir });
  const address = await shop.waitForAddress();
  const fetchStatus = async (url: string) => (await fetch(url)).status;

  expect(await fetchStatus(`${apiUrl}/`)).toBe(404);
  expect(await fetchStatus(`${address}/admin`)).toBe(200);
  expect(await fetchStatus(`${address}/api/health`)).toBe(200);
  const page = await fetch(`${address}/vinyl-shop`);
  expect(page.status).toBe(200);
  const cover = /\/storage\/projects\/[^"\s,]+/.exec(await page.text())?.[0];
  expect(cover).toBeDefined();
  expect(await fetchStatus(address + cover)).toBe(200);
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  expect(await shop.stop()).toBe(0);
  expect(await api.stop('SIGINT')).toBe(0);
}, 300_000);

it.each([
  ['An unhandled rejection', 'Promise.reject(new Error("nobody waits for this", { cause: new Error("the reason") }))'],
  ['An uncaught exception', 'throw new Error("nobody waits for this", { cause: new Error("the reason") })'],
])(
  '%s is logged with its stack, and the process ends after the request in flight was answered',
  async (kind, fault) => {
    const onSignal = `process.on("SIGUSR2", () => { ${fault} })`;
    const shop = startShop({
      DATA_DIR: await createDataFolder(),
      SERVE: 'api',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(onSignal)}`,
    });
    const address = await shop.waitForAddress();
    const { answer, send } = await startSlowSignIn(address);
    shop.child.kill('SIGUSR2');
    await vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow(), SLOW);
    send();
    const [response] = await answer;
    expect(response.statusCode).toBe(401);
    response.resume();
    expect(await shop.ended).toBe(1);
    expect(shop.output.err).toMatch(
      new RegExp(
        `^${kind} ends the process: Error: nobody waits for this\n    at [^]+because Error: the reason\n    at `,
      ),
    );
  },
  300_000,
);
