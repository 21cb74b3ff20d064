import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a program costs from its start to its end. */
export interface Cost {
  ms: number;
  /** Most memory it had at a time, in MB. */
  peak: number;
  /** Its last line. */
  said: string;
}

const PEAK = new URL('peak.mjs', import.meta.url).href;

/** Runs a Node program to its end, in a folder of its own; a program that fails ends the measurement. */
export async function costOf(args: readonly string[], folder: string): Promise<Cost> {
  const peakFile = join(folder, 'peak');
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', PEAK, ...args], {
    cwd: folder,
    env: { ...process.env, PEAK_FILE: peakFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const ms = performance.now() - begun;
  const last = said.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${last}`);
  return { ms, peak: Math.round(Number(readFileSync(peakFile, 'utf8')) / 1024), said: last };
}

/** The run in the middle by time, which one slow or lucky run does not move. */
export function middle(costs: readonly Cost[]): Cost {
  const sorted = [...costs].sort((a, b) => a.ms - b.ms);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured');
  return found;
}
