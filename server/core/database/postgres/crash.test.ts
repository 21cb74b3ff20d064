// Processes killed in the middle of writes: every row the database acknowledged is there afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder, homeOf, postmasterOf, query, startHere, startWriter } from './fixtures/processes.ts';
import type { Writer } from './fixtures/processes.ts';

const ENOUGH_ROWS = 200;
const OUTLIVED = 'Stopping the database server that an earlier run left behind';

/** Starts the folder's database here and compares its rows with those that were acknowledged. */
async function expectAllKept(dataDir: string, { kept }: Writer): Promise<string[]> {
  const lines: string[] = [];
  const { url } = await startHere(dataDir, { progress: (line) => lines.push(line) });
  const rows = new Set((await query(url, 'SELECT n FROM rows')).map(({ n }) => n));
  expect(kept.length).toBeGreaterThanOrEqual(ENOUGH_ROWS);
  expect(kept.filter((n) => !rows.has(n))).toEqual([]);
  return lines;
}

it('keeps every acknowledged row when our process is killed, and stops the server that outlived it', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  await writer.kill('SIGKILL');
  const outlived = await postmasterOf(dataDir);
  expect(outlived).toBeDefined();
  expect(await expectAllKept(dataDir, writer)).toEqual([OUTLIVED]);
  expect((await postmasterOf(dataDir))?.pid).not.toBe(outlived?.pid);
});

it('keeps every acknowledged row when the database server is killed, and starts it again by itself', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const killed = await postmasterOf(dataDir);
  process.kill(killed?.pid ?? 0, 'SIGKILL');
  await writer.until(writer.kept.length + ENOUGH_ROWS);
  expect((await postmasterOf(dataDir))?.pid).not.toBe(killed?.pid);
  expect(writer.output()).toContain('The database server ended (SIGKILL); starting it again');
  expect(await writer.kill('SIGTERM')).toBe(0);
  expect(await expectAllKept(dataDir, writer)).toEqual([]);
});

it('keeps every acknowledged row when both are killed at once', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const postmaster = await postmasterOf(dataDir);
  writer.child.kill('SIGKILL');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await writer.kill('SIGKILL');
  expect(await expectAllKept(dataDir, writer)).toEqual([]);
});

it('keeps every acknowledged row over several kills in a row', async () => {
  const dataDir = await dataFolder();
  const kept: number[] = [];
  let last: Writer | undefined;
  for (let round = 0; round < 3; round++) {
    last = startWriter(dataDir);
    await last.until(ENOUGH_ROWS);
    await last.kill('SIGKILL');
    kept.push(...last.kept);
  }
  if (last) await expectAllKept(dataDir, { ...last, kept });
});

it('starts over a postmaster.pid whose process id belongs to another process', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const postmaster = await postmasterOf(dataDir);
  writer.child.kill('SIGKILL');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await writer.kill('SIGKILL');
  const file = join(homeOf(dataDir), 'cluster/postmaster.pid');
  const { uid, gid } = await stat(file);
  // A living process of the very account that runs the database, which PostgreSQL itself would take for the server.
  const stranger = spawn('sleep', ['1000'], { ...(process.getuid?.() === 0 && { uid, gid }) });
  onTestFinished(() => void stranger.kill());
  await once(stranger, 'spawn');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  expect(await expectAllKept(dataDir, writer)).toEqual([]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('stops the server when our process is asked to end', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  expect(await writer.kill('SIGTERM')).toBe(0);
  expect(await postmasterOf(dataDir)).toBeUndefined();
  expect(await readFile(join(homeOf(dataDir), 'log'), 'utf8')).toContain('database system is shut down');
});

it('stops the server when our process exits without stopping it', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  expect(await writer.kill('SIGHUP')).toBe(3);
  await expect.poll(() => postmasterOf(dataDir), { timeout: 10_000 }).toBeUndefined();
});

it('runs the server in a process group of its own, so that Ctrl-C reaches us alone and requests in flight can finish', async () => {
  const dataDir = await dataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  const postmaster = await postmasterOf(dataDir);
  const group = (await readFile(`/proc/${postmaster?.pid}/stat`, 'utf8')).split(' ')[4];
  expect(group).toBe(String(postmaster?.pid));
});
