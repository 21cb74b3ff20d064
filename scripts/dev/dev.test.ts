// `npm run dev` on a copy of the project, so that files can be changed under it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../setup/root.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'build', 'data', '.cache', 'coverage']);
const PATIENT = { timeout: 60_000, interval: 100 };

let copy: string;
let child: ChildProcess;
let origin: string;
let output = '';

const text = async (path: string) => (await fetch(origin + path, { headers: { accept: 'text/html,*/*' } })).text();
const status = async (path: string) => (await fetch(origin + path)).status;

async function change(file: string, edit: (content: string) => string): Promise<void> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  const after = edit(before);
  expect(after, `${file} is not what this test expects`).not.toBe(before);
  await writeFile(path, after);
}

/** What Vite tells an open page of that room. Pages it has not loaded are of no interest to Vite, so one is loaded. */
async function changesOf(base: string, path: string, page: string): Promise<string[]> {
  const token = /const wsToken = "([^"]+)"/.exec(await text(`${base}@vite/client`))?.[1];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${base}${path}?token=${token}`, 'vite-hmr');
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  await once(socket, 'open');
  expect(await status(page)).toBe(200);
  return messages;
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'groove-house-dev-'));
  // The account of the database has to get through to the data folder.
  await chmod(folder, 0o755);
  copy = join(folder, 'project');
  await cp(ROOT, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
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
  await vi.waitFor(() => expect(output).toMatch(/with hot reload: http:\S+/), PATIENT);
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
  expect(await status('/api/health')).toBe(200);
  expect(await text('/admin/orders')).toContain('/admin/main.tsx');
  expect(await status('/')).toBe(200);
}, 90_000);

it('tells an open page of the back office about a changed file', async () => {
  const messages = await changesOf('/admin/', '__admin-changes', '/admin/main.tsx');
  await change('admin/main.tsx', (content) => `${content}\n// changed\n`);
  await expect.poll(() => messages.join(), PATIENT).toMatch(/"type":"(update|full-reload)"/);
}, 90_000);

it('tells an open page of the storefront about a changed file', async () => {
  const messages = await changesOf('/', '__storefront-changes', '/app/root.tsx');
  await change('storefront/app/root.tsx', (content) => `${content}\n// changed\n`);
  await expect.poll(() => messages.join(), PATIENT).toMatch(/"type":"(update|full-reload|custom)"/);
}, 90_000);

it('starts the API again when one of its files changes', async () => {
  await change('server/main.ts', (content) => `console.log('a changed server');\n${content}`);
  await expect.poll(() => output, PATIENT).toContain('a changed server');
  expect(await status('/api/health')).toBe(200);
}, 90_000);

it('generates anew when the description changes, and serves what came of it', async () => {
  await change('openapi/openapi.yaml', (content) => content.replace(/^( {2}title: ).*$/m, '$1A changed description'));
  await expect
    .poll(() => readFile(join(copy, 'generated/openapi.json'), 'utf8'), PATIENT)
    .toContain('A changed description');
  await expect.poll(() => text('/api/openapi.json'), PATIENT).toContain('A changed description');
}, 120_000);

it('ends when asked to, with everything it started', async () => {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
}, 60_000);
