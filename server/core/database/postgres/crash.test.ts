// Processes killed during writes: every row acknowledged by the database persists.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  createDataFolder,
  toHomePath,
  findPostmaster,
  query,
  startInProcess,
  startWriter,
} from './fixtures/processes.ts';
import type { Writer } from './fixtures/processes.ts';

const ENOUGH_ROWS = 200;
const ORPHAN_LINE = 'Stopping the database server that an earlier run left behind';

/** Starts the database and expects every acknowledged row. Returns the progress lines. */
async function expectAllAcknowledgedRows(dataDir: string, { acknowledged }: Writer): Promise<string[]> {
  const lines: string[] = [];
  const { url } = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  const rows = new Set((await query(url, 'SELECT n FROM rows')).map(({ n }) => n));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH_ROWS);
  expect(acknowledged.filter((n) => !rows.has(n))).toEqual([]);
  return lines;
}

it('keeps every acknowledged row when the shop is killed, and stops the orphaned server', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  await writer.kill('SIGKILL');
  const orphan = await findPostmaster(dataDir);
  expect(orphan).toBeDefined();
  expect(await expectAllAcknowledgedRows(dataDir, writer)).toEqual([ORPHAN_LINE]);
  expect((await findPostmaster(dataDir))?.pid).not.toBe(orphan?.pid);
});

it('keeps every acknowledged row when the database server is killed, and restarts it', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const killedPostmaster = await findPostmaster(dataDir);
  process.kill(killedPostmaster?.pid ?? 0, 'SIGKILL');
  await writer.until(writer.acknowledged.length + ENOUGH_ROWS);
  expect((await findPostmaster(dataDir))?.pid).not.toBe(killedPostmaster?.pid);
  expect(writer.output()).toContain('The database server ended (SIGKILL); starting it again');
  expect(await writer.kill('SIGTERM')).toBe(0);
  expect(await expectAllAcknowledgedRows(dataDir, writer)).toEqual([]);
});

it('keeps every acknowledged row when shop and server are killed', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const postmaster = await findPostmaster(dataDir);
  writer.child.kill('SIGKILL');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await writer.kill('SIGKILL');
  expect(await expectAllAcknowledgedRows(dataDir, writer)).toEqual([]);
});

it('keeps every acknowledged row over several kills', async () => {
  const dataDir = await createDataFolder();
  const acknowledged: number[] = [];
  let last: Writer | undefined;
  for (let round = 0; round < 3; round++) {
    last = startWriter(dataDir);
    await last.until(ENOUGH_ROWS);
    await last.kill('SIGKILL');
    acknowledged.push(...last.acknowledged);
  }
  if (last) await expectAllAcknowledgedRows(dataDir, { ...last, acknowledged });
});

it('starts despite a postmaster.pid with the process id of another process', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(ENOUGH_ROWS);
  const postmaster = await findPostmaster(dataDir);
  writer.child.kill('SIGKILL');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await writer.kill('SIGKILL');
  const file = join(toHomePath(dataDir), 'cluster/postmaster.pid');
  const { uid, gid } = await stat(file);
  // a process of the database's account, which PostgreSQL would take for the server
  const stranger = spawn('sleep', ['1000'], { ...(process.getuid?.() === 0 && { uid, gid }) });
  onTestFinished(() => void stranger.kill());
  await once(stranger, 'spawn');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  expect(await expectAllAcknowledgedRows(dataDir, writer)).toEqual([]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('stops the server on SIGTERM', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  expect(await writer.kill('SIGTERM')).toBe(0);
  expect(await findPostmaster(dataDir)).toBeUndefined();
  expect(await readFile(join(toHomePath(dataDir), 'log'), 'utf8')).toContain('database system is shut down');
});

it('stops the server when the process exits without stopping it', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  expect(await writer.kill('SIGHUP')).toBe(3);
  await expect.poll(() => findPostmaster(dataDir), { timeout: 10_000 }).toBeUndefined();
});

it('runs the server in its own process group, so that Ctrl-C does not reach it', async () => {
  const dataDir = await createDataFolder();
  const writer = startWriter(dataDir);
  await writer.until(1);
  const postmaster = await findPostmaster(dataDir);
  const group = (await readFile(`/proc/${postmaster?.pid}/stat`, 'utf8')).split(' ')[4];
  expect(group).toBe(String(postmaster?.pid));
});
