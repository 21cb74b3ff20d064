import { chmod, lstat, mkdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Account } from './account.ts';
import { ensureDatabaseAccount, hasAccess } from './account.ts';
import { createDataFolder, toHomePath, query, startInProcess } from './fixtures/processes.ts';
import { prepareHome } from './home.ts';
import { StartError } from '#server/core/config/start-error.ts';

const silent = () => undefined;

it('creates the home with mode 0700 and keeps it the second time', async () => {
  const dataDir = await createDataFolder();
  const account = await ensureDatabaseAccount('/nowhere');
  const home = await prepareHome(toHomePath(dataDir), account, silent);
  expect(home).toBe(toHomePath(dataDir));
  expect((await stat(home)).mode & 0o777).toBe(0o700);
  expect(await prepareHome(toHomePath(dataDir), account, silent)).toBe(home);
});

it('replaces a dangling link', async () => {
  const dataDir = await createDataFolder();
  await symlink('/nowhere/at/all', toHomePath(dataDir));
  expect(await prepareHome(toHomePath(dataDir), await ensureDatabaseAccount('/nowhere'), silent)).toBe(
    toHomePath(dataDir),
  );
});

describe.runIf(process.getuid?.() === 0)('under root', () => {
  const requireDatabaseAccount = async (): Promise<Account> => {
    const account = await ensureDatabaseAccount('/nowhere');
    if (!account) throw new Error('root needs an account for the database');
    return account;
  };

  /** Creates a data folder below one that only root can enter, like /root. */
  async function createClosedFolder(): Promise<{ dataDir: string; elsewhere: string }> {
    const folder = await createDataFolder();
    const closed = join(folder, 'closed');
    const fallback = await createDataFolder();
    await chmod(fallback, 0o755);
    await mkdir(closed, { mode: 0o700 });
    await mkdir(join(closed, 'data'), { mode: 0o755 });
    return { dataDir: join(closed, 'data'), elsewhere: fallback };
  }

  it('grants only the account entry to a data folder of root', async () => {
    const dataDir = await createDataFolder();
    await chmod(dataDir, 0o700);
    const account = await requireDatabaseAccount();
    expect(await prepareHome(toHomePath(dataDir), account, silent)).toBe(toHomePath(dataDir));
    const { mode, gid, uid } = await stat(dataDir);
    expect([(mode & 0o777).toString(8), uid, gid]).toEqual(['710', 0, account.gid]);
    expect(await hasAccess(account, '-r', dataDir)).toBe(false);
  });

  it('creates the home in the fallback folder and links it when a parent folder cannot be entered', async () => {
    const { dataDir, elsewhere: fallback } = await createClosedFolder();
    const lines: string[] = [];
    const home = await prepareHome(
      toHomePath(dataDir),
      await requireDatabaseAccount(),
      (line) => lines.push(line),
      fallback,
    );
    expect(home.startsWith(`${fallback}/groove-house-`)).toBe(true);
    expect(await readlink(toHomePath(dataDir))).toBe(home);
    expect(lines).toEqual([
      expect.stringContaining(`The database is kept in ${home}, because the account "postgres" cannot enter`),
    ]);
    expect(await prepareHome(toHomePath(dataDir), await requireDatabaseAccount(), silent, '/nowhere')).toBe(home);
  });

  it('runs a database below such a folder', async () => {
    const { dataDir } = await createClosedFolder();
    const { url, stop } = await startInProcess(dataDir);
    const home = await readlink(toHomePath(dataDir));
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
  });

  it('does not move an existing database and throws with a one-line message', async () => {
    const { dataDir, elsewhere: fallback } = await createClosedFolder();
    await mkdir(toHomePath(dataDir));
    await writeFile(join(toHomePath(dataDir), 'password'), 'x');
    const attempt = prepareHome(toHomePath(dataDir), await requireDatabaseAccount(), silent, fallback);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(
      /^The account "postgres", which runs the database, cannot enter [^\n]+ or set DATA_DIR\.$/,
    );
    expect((await lstat(toHomePath(dataDir))).isDirectory()).toBe(true);
  });

  it('throws with a one-line message when the fallback folder is unavailable', async () => {
    const { dataDir } = await createClosedFolder();
    await expect(prepareHome(toHomePath(dataDir), await requireDatabaseAccount(), silent, '/nowhere')).rejects.toThrow(
      /^The database folder .* cannot be used \(it cannot be created\): [^\n]+$/,
    );
  });
});
