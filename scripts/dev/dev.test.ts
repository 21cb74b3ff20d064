// `npm run dev` on a copy of the project, whose files the tests change.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../setup/root.mjs';

const EXCLUDED = new Set(['node_modules', '.git', 'build', 'data', '.cache', 'coverage']);
const SLOW = { timeout: 60_000, interval: 100 };

let copy: string;
let child: ChildProcess;
let origin: string;
let output = '';

const fetchText = async (path: string) => (await fetch(origin + path, { headers: { accept: 'text/html,*/*' } })).text();
const fetchStatus = async (path: string) => (await fetch(origin + path)).status;

async function editFile(file: string, edit: (content: string) => string): Promise<void> {
  const path = join(copy, file);
  const oldText = await readFile(path, 'utf8');
  const newText = edit(oldText);
  expect(newText, `${file} is not what this test expects`).not.toBe(oldText);
  await writeFile(path, newText);
}

/** Collects the messages that Vite sends to an open page. Loads `page` first, because Vite only reports changes of loaded modules. */
async function collectHmrMessages(base: string, path: string, page: string): Promise<string[]> {
  const token = /const wsToken = "([^"]+)"/.exec(await fetchText(`${base}@vite/client`))?.[1];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${base}${path}?token=${token}`, 'vite-hmr');
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  await once(socket, 'open');
  expect(await fetchStatus(page)).toBe(200);
  return messages;
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'groove-house-dev-'));
  // the system user of the database needs access to the data folder
  await chmod(folder, 0o755);
  copy = join(folder, 'project');
  await cp(ROOT, copy, { recursive: true, filter: (source) => !EXCLUDED.has(basename(source)) });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DEMO_DATA: 'none',
    DATABASE_URL: '',
  };
  child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await vi.waitFor(() => expect(output).toMatch(/with hot reload: http:\S+/), SLOW);
  origin = /with hot reload: (http:\S+)\//.exec(output)?.[1] ?? '';
}, 120_000);

afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(join(copy, '..'), { recursive: true, force: true, maxRetries: 10 });
}, 60_000);

it('serves API, back office and storefront at one address', async () => {
  expect(await fetchStatus('/api/health')).toBe(200);
  expect(await fetchText('/admin/orders')).toContain('/admin/main.tsx');
  expect(await fetchStatus('/')).toBe(200);
}, 90_000);

it('tells an open page of the back office about a changed file', async () => {
  const messages = await collectHmrMessages('/admin/', '__admin-changes', '/admin/main.tsx');
  await editFile('admin/main.tsx', (content) => `${content}\n// changed\n`);
  await expect.poll(() => messages.join(), SLOW).toMatch(/"type":"(update|full-reload)"/);
}, 90_000);

it('tells an open page of the storefront about a changed file', async () => {
  const messages = await collectHmrMessages('/', '__storefront-changes', '/app/root.tsx');
  await editFile('storefront/app/root.tsx', (content) => `${content}\n// changed\n`);
  await expect.poll(() => messages.join(), SLOW).toMatch(/"type":"(update|full-reload|custom)"/);
}, 90_000);

it('restarts the API when one of its files changes', async () => {
  await editFile('server/main.ts', (content) => `console.log('a changed server');\n${content}`);
  await expect.poll(() => output, SLOW).toContain('a changed server');
  expect(await fetchStatus('/api/health')).toBe(200);
}, 90_000);

it('regenerates when the description changes, and serves the result', async () => {
  await editFile('openapi/openapi.yaml', (content) => content.replace(/^( {2}title: ).*$/m, '$1A changed description'));
  await expect
    .poll(() => readFile(join(copy, 'generated/openapi.json'), 'utf8'), SLOW)
    .toContain('A changed description');
  await expect.poll(() => fetchText('/api/openapi.json'), SLOW).toContain('A changed description');
}, 120_000);

it('stops on SIGTERM with everything it started', async () => {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
}, 60_000);
