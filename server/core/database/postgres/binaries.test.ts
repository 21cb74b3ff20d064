import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ensureDatabaseAccount } from './account.ts';
import { findPackagedFolder, ensureBinaries } from './binaries.ts';
import { createDataFolder, toHomePath } from './fixtures/processes.ts';
import { prepareHome } from './home.ts';

const run = promisify(execFile);

interface Package {
  native: string;
  home: string;
  links: string[];
}

/** Copies the package as npm installs it without install scripts: without links. */
async function createPackageWithoutLinks(): Promise<Package> {
  const folder = await createDataFolder();
  await chmod(folder, 0o755);
  const native = join(folder, 'package/native');
  await mkdir(join(folder, 'package'));
  await run('cp', ['-R', findPackagedFolder(), native]);
  await cp(join(findPackagedFolder(), '../package.json'), join(folder, 'package/package.json'));
  const symlinks: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const links = symlinks.map(({ target }) => join(native, '..', target));
  for (const link of links) await rm(link, { force: true });
  const home = await prepareHome(toHomePath(folder), await ensureDatabaseAccount('/nowhere'), () => undefined);
  return { native, home, links };
}

const ensureAccount = () => ensureDatabaseAccount('/nowhere');

describe('programs installed without install scripts', () => {
  it('do not run without the listed links', async () => {
    const { native, links } = await createPackageWithoutLinks();
    expect(links.length).toBeGreaterThan(0);
    await expect(run(join(native, 'bin/postgres'), ['--version'])).rejects.toThrow(
      'error while loading shared libraries',
    );
  });

  it('are repaired in place', async () => {
    const { native, home, links } = await createPackageWithoutLinks();
    await chmod(join(native, 'bin/postgres'), 0o644);
    expect(await ensureBinaries(home, await ensureAccount(), native)).toBe(join(native, 'bin'));
    for (const link of links) expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readdir(home)).toEqual([]);
  });

  it('throw with a one-line message when they do not run on this system', async () => {
    const { native, home } = await createPackageWithoutLinks();
    await writeFile(join(native, 'bin/postgres'), 'for another machine');
    await expect(ensureBinaries(home, await ensureAccount(), native)).rejects.toThrow(
      /^PostgreSQL's programs in .* do not run on this system \([^\n]+\): set DATABASE_URL to a PostgreSQL of yours\.$/,
    );
  });
});

describe.runIf(process.getuid?.() === 0)('under root', () => {
  it('are copied to the home with their links when the account cannot read them in place', async () => {
    const { native, home, links } = await createPackageWithoutLinks();
    await mkdir(join(home, 'native-0.0.1'));
    await chmod(join(native, '..'), 0o700);
    const bin = await ensureBinaries(home, await ensureAccount(), native);
    const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'));
    expect(bin).toBe(join(home, `native-${version}`, 'bin'));
    expect(await readdir(home)).toEqual([`native-${version}`]);
    const ids = await ensureAccount();
    expect(
      (await run(join(bin, 'postgres'), ['--version'], { uid: ids?.uid, gid: ids?.gid, cwd: '/' })).stdout,
    ).toMatch(/^postgres \(PostgreSQL\) \d/);

    const modifiedAt = (await stat(bin)).mtimeMs;
    expect(await ensureBinaries(home, await ensureAccount(), native)).toBe(bin);
    expect((await stat(bin)).mtimeMs).toBe(modifiedAt);
    expect(links.length).toBeGreaterThan(0);
  });
});
