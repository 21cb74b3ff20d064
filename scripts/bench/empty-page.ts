import { spawnSync } from 'node:child_process';
import { ROOT } from '../setup/root.mjs';
import { type Child, startChild } from '../process/children.ts';

/** Builds and serves an empty React Router page, the reference of pages. */
export async function serveEmptyPage(): Promise<Child> {
  const build = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build', 'scripts/bench/empty-page'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(`The empty page was not built: ${build.stdout}${build.stderr}`);
  return startChild(['scripts/bench/empty-page/serve.ts'], {}, '/');
}
