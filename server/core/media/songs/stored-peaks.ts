import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { getPeaksPath } from './render.ts';

const cache = new LRUCache<string, readonly number[]>({ max: 2000 });

/** Reads the waveform of a song; undefined until it is derived. */
export async function readStoredPeaks(mediaRoot: string, id: string): Promise<readonly number[] | undefined> {
  const path = getPeaksPath(mediaRoot, id);
  const cached = cache.get(path);
  if (cached) return cached;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const peaks = JSON.parse(text) as readonly number[];
  cache.set(path, peaks);
  return peaks;
}
