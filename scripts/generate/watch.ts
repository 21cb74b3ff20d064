import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './run.ts';
import type { RunOptions } from './run.ts';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 30;

/**
 * Runs the generator, then again after each change in a folder of the description, one run at a time. Errors are printed; the
 * last valid output is kept.
 * @returns a function that stops watching
 */
export async function watchDescription(options: RunOptions, generateOnce = run): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runOnce = async (): Promise<void> => {
    const { ok, sources } = await generateOnce(options);
    // folders, not files: editors replace files, and new ones may be added
    const folders = new Set(sources.map((source) => dirname(source)));
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watch(folder, onChange));
    // an invalid description may have been read only in part, so keep the previous folders
    if (!ok) return;
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const runTimed = async (): Promise<void> => {
    const start = performance.now();
    await runOnce().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    console.log(`Generated in ${Math.round(performance.now() - start)} ms. Waiting for changes …`);
  };
  const onChange = (_event: string, name: string | null): void => {
    if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(runTimed)), DEBOUNCE_MS);
  };
  await runTimed();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
