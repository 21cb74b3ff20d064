// The shop as a process: how it starts, refuses to start, stops, and runs against an API served by another process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildScreens } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';

const PATIENT = { timeout: 60_000, interval: 50 };

/** A started shop, with what it said so far. */
function startShop(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: 'none', LOG_LEVEL: 'silent', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  const address = () =>
    vi.waitFor(() => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0];
      if (!found) throw new Error(`The shop has not said its address: ${said.out}${said.err}`);
      return found;
    }, PATIENT);
  return { said, ended, stop, address };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'groove-house-start-'));
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 10 }));
  return path;
}

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
    expect(shop.said.err).toMatch(line);
    expect(shop.said.err.trim()).not.toContain('\n');
  },
  60_000,
);

it('ends with code 1 and one line for a taken port, and takes its database with it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const dataDir = await folder();
  const shop = startShop({ DATA_DIR: dataDir, PORT: String(port), SERVE: 'api' });
  expect(await shop.ended).toBe(1);
  expect(shop.said.err).toBe(`Port ${port} is taken: stop what uses it, or set PORT.\n`);
  expect(await readdir(join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');
}, 90_000);

it('answers the request in flight before it stops, and takes no other', async () => {
  const shop = startShop({ DATA_DIR: await folder(), SERVE: 'api' });
  const address = await shop.address();
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sign = request(`${address}/api/auth/login`, { method: 'POST', headers });
  const answer = once(sign, 'response');
  sign.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stopped = shop.stop();
  await vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow(), PATIENT);
  sign.end(body.slice(10));
  const [response] = await answer;
  expect(response.statusCode).toBe(401);
  response.resume();
  expect(await stopped).toBe(0);
}, 90_000);

it('runs back office and storefront without a database against an API that another process serves', async () => {
  buildScreens(process.execPath, process.env);
  const api = startShop({ DATA_DIR: await folder(), SERVE: 'api', DEMO_DATA: 'small' });
  const apiUrl = await api.address();
  const dataDir = join(await folder(), 'unused');
  const shop = startShop({ API_URL: apiUrl, DATA_DIR: dataDir });
  const address = await shop.address();
  const status = async (url: string) => (await fetch(url)).status;

  expect(await status(`${apiUrl}/`)).toBe(404);
  expect(await status(`${address}/admin`)).toBe(200);
  expect(await status(`${address}/api/health`)).toBe(200);
  const page = await fetch(`${address}/vinyl-shop`);
  expect(page.status).toBe(200);
  const cover = /\/storage\/projects\/[^"\s,]+/.exec(await page.text())?.[0];
  expect(cover).toBeDefined();
  expect(await status(address + cover)).toBe(200);
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  expect(await shop.stop()).toBe(0);
  expect(await api.stop('SIGINT')).toBe(0);
}, 300_000);
