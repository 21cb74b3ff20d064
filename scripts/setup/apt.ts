import { spawnSync } from 'node:child_process';

/** Installs Debian packages as root. Throws with the output of apt-get when it fails. */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr || error?.message || ''}`);
  }
}
