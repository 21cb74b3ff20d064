import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../setup/root.mjs';
import { LICENSE_FILES } from './allowed.ts';

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

interface QueriedPackage {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  homepage?: string;
  repository?: string | { url?: string };
  dev?: boolean;
  location: string;
}

/** Lists the installed third-party packages by `npm query`, once per name and version, sorted by name. */
export async function listInstalledPackages(): Promise<InstalledPackage[]> {
  const { stdout } = await run('npm', ['query', '*'], { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  const queried = (JSON.parse(stdout) as QueriedPackage[]).filter(({ location }) => location !== '');
  const byName = new Map(queried.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byName.values()].map(toInstalledPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function toInstalledPackage(queried: QueriedPackage): InstalledPackage {
  const { name, version, license, licenses, homepage, repository, dev = false } = queried;
  const declared =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  const place = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return {
    name,
    version,
    license: LICENSE_FILES[name] ?? (declared || 'unknown'),
    homepage: place.replace(/^git\+/, '').replace(/\.git$/, ''),
    dev,
  };
}
