import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './run.ts';
import type { RunOptions } from './run.ts';

/** Editors write a file in several steps; a run begins when they have been still this long. */
const CALM_MS = 30;

/**
 * Generates, then again after each change in a folder that the description was read from; a run that is asked for while
 * another goes on follows it. What is wrong is said on the terminal, the last good output stays.
 * @returns how to stop
 */
export async function watchDescription(options: RunOptions, generateOnce = run): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    const { ok, sources } = await generateOnce(options);
    // folders, not files: editors replace a file by another of its name, and a new file may join
    const folders = new Set(sources.map((source) => dirname(source)));
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watch(folder, changed));
    // a description with a fault may not have been read to its end, so what it was read from before stays watched
    if (!ok) return;
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const timed = async (): Promise<void> => {
    const start = performance.now();
    await once().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    console.log(`Generated in ${Math.round(performance.now() - start)} ms. Waiting for changes …`);
  };
  const changed = (_event: string, name: string | null): void => {
    if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(timed)), CALM_MS);
  };
  await timed();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
