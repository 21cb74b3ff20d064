import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { databaseAccount } from './account.ts';
import { packagedFolder, ensureBinaries } from './binaries.ts';
import { dataFolder, homeOf } from './fixtures/processes.ts';
import { prepareHome } from './home.ts';

const run = promisify(execFile);

interface Package {
  native: string;
  home: string;
  links: string[];
}

/** The package as npm leaves it when install scripts are not run: files alone, none of the links. */
async function packageWithoutLinks(): Promise<Package> {
  const folder = await dataFolder();
  await chmod(folder, 0o755);
  const native = join(folder, 'package/native');
  await mkdir(join(folder, 'package'));
  await run('cp', ['-R', packagedFolder(), native]);
  await cp(join(packagedFolder(), '../package.json'), join(folder, 'package/package.json'));
  const listed: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const links = listed.map(({ target }) => join(native, '..', target));
  for (const link of links) await rm(link, { force: true });
  const home = await prepareHome(homeOf(folder), await databaseAccount('/nowhere'), () => undefined);
  return { native, home, links };
}

const account = () => databaseAccount('/nowhere');

describe('programs that npm left unfit', () => {
  it('lists links that are really missing and really needed', async () => {
    const { native, links } = await packageWithoutLinks();
    expect(links.length).toBeGreaterThan(0);
    await expect(run(join(native, 'bin/postgres'), ['--version'])).rejects.toThrow(
      'error while loading shared libraries',
    );
  });

  it('are put right in place when install scripts were skipped', async () => {
    const { native, home, links } = await packageWithoutLinks();
    await chmod(join(native, 'bin/postgres'), 0o644);
    expect(await ensureBinaries(home, await account(), native)).toBe(join(native, 'bin'));
    for (const link of links) expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readdir(home)).toEqual([]);
  });

  it('report in one line that they do not run on this system', async () => {
    const { native, home } = await packageWithoutLinks();
    await writeFile(join(native, 'bin/postgres'), 'for another machine');
    await expect(ensureBinaries(home, await account(), native)).rejects.toThrow(
      /^PostgreSQL's programs in .* do not run on this system \([^\n]+\): set DATABASE_URL to a PostgreSQL of yours\.$/,
    );
  });
});

describe.runIf(process.getuid?.() === 0)('under root', () => {
  it('are copied to the home, links and all, when the account may not read them where they are', async () => {
    const { native, home, links } = await packageWithoutLinks();
    await mkdir(join(home, 'native-0.0.1'));
    await chmod(join(native, '..'), 0o700);
    const bin = await ensureBinaries(home, await account(), native);
    const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'));
    expect(bin).toBe(join(home, `native-${version}`, 'bin'));
    expect(await readdir(home)).toEqual([`native-${version}`]);
    const ids = await account();
    expect(
      (await run(join(bin, 'postgres'), ['--version'], { uid: ids?.uid, gid: ids?.gid, cwd: '/' })).stdout,
    ).toMatch(/^postgres \(PostgreSQL\) \d/);

    const made = (await stat(bin)).mtimeMs;
    expect(await ensureBinaries(home, await account(), native)).toBe(bin);
    expect((await stat(bin)).mtimeMs).toBe(made);
    expect(links.length).toBeGreaterThan(0);
  });
});
