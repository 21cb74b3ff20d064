import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const SHARED = ['scripts/vite', 'domain', 'forms-schema', 'generated', 'locales', 'package-lock.json', 'tsconfig.json'];

/** Front ends with their input files and the build command of node_modules/.bin. */
const SCREENS = [
  {
    name: 'storefront',
    inputs: ['storefront', 'content', ...SHARED],
    command: ['react-router', 'build', 'storefront'],
  },
  {
    name: 'admin',
    inputs: ['admin', ...SHARED],
    command: ['vite', 'build', '-c', 'admin/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** Builds the front ends whose files changed since the last build. */
export function buildScreens(node, env) {
  if (env.SERVE === 'api') return;
  for (const { name, inputs, command } of SCREENS) {
    const hash = createHash('sha256');
    for (const input of inputs) hashPath(hash, input);
    const digest = hash.digest('hex');
    const stamp = `${ROOT}build/.${name}-built`;
    if (existsSync(`${ROOT}build/${name}`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
    console.log(`Building the ${name} …`);
    const [program, ...args] = command;
    const { status, stdout, stderr } = spawnSync(node, [`node_modules/.bin/${program}`, ...args], {
      cwd: ROOT,
      env: { ...env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) {
      console.error(stdout + stderr);
      console.error(`The ${name} could not be built. See the lines above.`);
      process.exit(1);
    }
    mkdirSync(`${ROOT}build`, { recursive: true });
    writeFileSync(stamp, digest);
  }
}

function hashPath(hash, path) {
  const fullPath = join(ROOT, path);
  if (!existsSync(fullPath)) return;
  const entries = path.includes('.') ? null : readdirSync(fullPath, { recursive: true, withFileTypes: true });
  const files = entries
    ? entries
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
        .sort()
    : [fullPath];
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
}
