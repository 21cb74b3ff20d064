import { chmod, lstat, mkdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Account } from './account.ts';
import { databaseAccount, hasAccess } from './account.ts';
import { dataFolder, homeOf, query, startHere } from './fixtures/processes.ts';
import { prepareHome } from './home.ts';
import { StartError } from '#server/core/config/start-error.ts';

const silent = () => undefined;

it('makes the home for its owner alone, and again without a change', async () => {
  const dataDir = await dataFolder();
  const account = await databaseAccount('/nowhere');
  const home = await prepareHome(homeOf(dataDir), account, silent);
  expect(home).toBe(homeOf(dataDir));
  expect((await stat(home)).mode & 0o777).toBe(0o700);
  expect(await prepareHome(homeOf(dataDir), account, silent)).toBe(home);
});

it('follows no link that leads nowhere', async () => {
  const dataDir = await dataFolder();
  await symlink('/nowhere/at/all', homeOf(dataDir));
  expect(await prepareHome(homeOf(dataDir), await databaseAccount('/nowhere'), silent)).toBe(homeOf(dataDir));
});

describe.runIf(process.getuid?.() === 0)('under root', () => {
  const accountOf = async (): Promise<Account> => {
    const account = await databaseAccount('/nowhere');
    if (!account) throw new Error('root needs an account for the database');
    return account;
  };

  /** A data folder below one that root alone may enter, as /root is. */
  async function below(): Promise<{ dataDir: string; elsewhere: string }> {
    const folder = await dataFolder();
    const closed = join(folder, 'closed');
    const elsewhere = await dataFolder();
    await chmod(elsewhere, 0o755);
    await mkdir(closed, { mode: 0o700 });
    await mkdir(join(closed, 'data'), { mode: 0o755 });
    return { dataDir: join(closed, 'data'), elsewhere };
  }

  it('opens a data folder of root to the account only, for entering only', async () => {
    const dataDir = await dataFolder();
    await chmod(dataDir, 0o700);
    const account = await accountOf();
    expect(await prepareHome(homeOf(dataDir), account, silent)).toBe(homeOf(dataDir));
    const { mode, gid, uid } = await stat(dataDir);
    expect([(mode & 0o777).toString(8), uid, gid]).toEqual(['710', 0, account.gid]);
    expect(await hasAccess(account, '-r', dataDir)).toBe(false);
  });

  it('keeps the database elsewhere, logs and links it, when a folder above cannot be entered', async () => {
    const { dataDir, elsewhere } = await below();
    const lines: string[] = [];
    const home = await prepareHome(homeOf(dataDir), await accountOf(), (line) => lines.push(line), elsewhere);
    expect(home.startsWith(`${elsewhere}/groove-house-`)).toBe(true);
    expect(await readlink(homeOf(dataDir))).toBe(home);
    expect(lines).toEqual([
      expect.stringContaining(`The database is kept in ${home}, because the account "postgres" cannot enter`),
    ]);
    expect(await prepareHome(homeOf(dataDir), await accountOf(), silent, '/nowhere')).toBe(home);
  });

  it('really runs the database of a checkout below such a folder', async () => {
    const { dataDir } = await below();
    const { url, stop } = await startHere(dataDir);
    const home = await readlink(homeOf(dataDir));
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
  });

  it('moves no existing database, and reports the fix in one line', async () => {
    const { dataDir, elsewhere } = await below();
    await mkdir(homeOf(dataDir));
    await writeFile(join(homeOf(dataDir), 'password'), 'x');
    const attempt = prepareHome(homeOf(dataDir), await accountOf(), silent, elsewhere);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(
      /^The account "postgres", which runs the database, cannot enter [^\n]+ or set DATA_DIR\.$/,
    );
    expect((await lstat(homeOf(dataDir))).isDirectory()).toBe(true);
  });

  it('reports in one line that no other folder is available', async () => {
    const { dataDir } = await below();
    await expect(prepareHome(homeOf(dataDir), await accountOf(), silent, '/nowhere')).rejects.toThrow(
      /^The database folder .* cannot be used \(it cannot be created\): [^\n]+$/,
    );
  });
});
