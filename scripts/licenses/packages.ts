import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../setup/root.mjs';
import { FROM_THEIR_FILES } from './allowed.ts';

const run = promisify(execFile);

export interface InstalledPackage {
  name: string;
  version: string;
  /** SPDX expression, or "unknown". */
  license: string;
  homepage: string;
  /** Needed for building and testing only. */
  dev: boolean;
}

interface Queried {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  homepage?: string;
  repository?: string | { url?: string };
  dev?: boolean;
  location: string;
}

/** Every installed third-party package once, by name and version, as npm itself knows them. */
export async function installedPackages(): Promise<InstalledPackage[]> {
  const { stdout } = await run('npm', ['query', '*'], { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  const found = (JSON.parse(stdout) as Queried[]).filter(({ location }) => location !== '');
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].map(describe).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(one: Queried): InstalledPackage {
  const { name, version, license, licenses, homepage, repository, dev = false } = one;
  const said =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  const place = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return {
    name,
    version,
    license: said || FROM_THEIR_FILES[name] || 'unknown',
    homepage: place.replace(/^git\+/, '').replace(/\.git$/, ''),
    dev,
  };
}
