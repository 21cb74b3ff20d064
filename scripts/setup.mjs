// Prepares a checkout: installs the locked dependencies, checks the Node version and, with `build`, builds the two front ends.
// Plain JavaScript, because it runs on the machine's Node; later steps run on the Node of the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installLocked } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';

const MIN_NODE = [24, 7];

installLocked();
const locked = `${ROOT}node_modules/.bin/node`;
const node = existsSync(locked) ? locked : process.execPath;
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  console.error(
    `Node ${MIN_NODE.join('.')} or newer is required, but this is ${version || 'no known version'}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
if (process.argv.includes('build')) {
  const { buildScreens } = await import('./setup/build.mjs');
  buildScreens(node, process.env);
}
