import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Editors write a file in several steps, and a person saves several files in a row. */
const CALM_MS = 200;

/** Generates anew after each change of the description or the generator, one run at a time. Answers how to stop. */
export function regenerateOnChange(folders = ['openapi', 'scripts/generate'], run = generate): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(run)), CALM_MS);
  };
  const watchers = folders.map((folder) => watch(join(ROOT, folder), { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** What is wrong with the description is said on the terminal; the last good output stays. */
async function generate(): Promise<void> {
  console.log('The description changed. Generating …');
  const child = spawn(process.execPath, ['scripts/generate/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
}
