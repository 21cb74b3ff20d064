import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './root.mjs';

/** Installs the locked dependencies when they are missing or differ from the lock; exits with 1 when that fails. */
export function installLocked() {
  if (isInstalled()) return;
  console.log('Installing the locked dependencies (once, a minute or two) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed. See the lines above, then try again.');
  process.exit(1);
}

/** Whether npm's record of installed packages agrees with the lock. */
function isInstalled() {
  const record = `${ROOT}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const installedPackage = installed[path];
    // optional packages may be for another platform
    return installedPackage ? installedPackage.version === version : optional === true || devOptional === true;
  });
}
