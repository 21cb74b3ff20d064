// Makes a bare checkout ready: locked dependencies, the right Node, and with `build` the two front ends.
// Plain JavaScript for whatever Node the machine has; everything after it runs on the Node that the lock brings.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installLocked } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';

const LEAST_NODE = [24, 7];

installLocked();
const own = `${ROOT}node_modules/.bin/node`;
const node = existsSync(own) ? own : process.execPath;
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  console.error(
    `Node ${LEAST_NODE.join('.')} or newer is required, but this is ${version || 'no known version'}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
if (process.argv.includes('build')) {
  const { buildScreens } = await import('./setup/build.mjs');
  buildScreens(node, process.env);
}
