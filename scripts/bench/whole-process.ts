import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from './outside.ts';

/** What a program costs from its start to its end. */
export interface Cost {
  ms: number;
  /** Milliseconds of processor time, which other programs on the machine disturb less. */
  cpu: number;
  /** Most memory it had at a time, in MB. */
  peak: number;
  /** Its last line. */
  said: string;
}

const USAGE = new URL('usage.mjs', import.meta.url).href;

/**
 * Runs a Node program to its end, in a folder outside of the checkout; a program that fails ends the measurement.
 * @throws where the folder is inside: the program might read our configuration
 */
export async function costOf(args: readonly string[], folder: string): Promise<Cost> {
  if (isInside(folder)) throw new Error(`${folder} is inside the checkout. Measure outside of it.`);
  const usageFile = join(folder, 'usage.json');
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', USAGE, ...args], {
    cwd: folder,
    env: { ...process.env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const ms = performance.now() - begun;
  const last = said.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`${args.join(' ')} exited with code ${code}: ${last}`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  const cpu = (usage.userCPUTime + usage.systemCPUTime) / 1000;
  return { ms, cpu, peak: Math.round(usage.maxRSS / 1024), said: last };
}

/** The fastest run: what other programs on the machine took away is in it least. */
export function fastest(costs: readonly Cost[]): Cost {
  const [first] = [...costs].sort((a, b) => a.ms - b.ms);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}
