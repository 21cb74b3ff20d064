import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 200;

/** Runs the generator after changes of the description or the generator, one run at a time. Returns a function that stops it. */
export function regenerateOnChange(folders = ['openapi', 'scripts/generate'], run = generate): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const scheduleRun = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(run)), DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) => watch(join(ROOT, folder), { recursive: true }, scheduleRun));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Errors are printed; the last valid output is kept. */
async function generate(): Promise<void> {
  console.log('The description changed. Generating …');
  const child = spawn(process.execPath, ['scripts/generate/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
}
