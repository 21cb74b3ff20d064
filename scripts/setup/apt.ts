import { spawnSync } from 'node:child_process';

/** Installs packages of Debian's; needs root. Throws with apt's own words when it fails. */
export function aptInstall(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr || error?.message || ''}`);
  }
}
