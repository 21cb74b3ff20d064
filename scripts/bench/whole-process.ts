import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Resource usage of a program from start to exit. */
export interface Cost {
  ms: number;
  /** Milliseconds of processor time, which depends less on the load of the machine. */
  cpu: number;
  /** Peak memory in MB. */
  peak: number;
  /** Last line of its output. */
  lastLine: string;
}

const USAGE = new URL('usage.mjs', import.meta.url).href;

/** Whether a folder is in the checkout. */
const isInsideCheckout = (folder: string): boolean =>
  !relative(realpathSync(ROOT), realpathSync(folder)).startsWith('..');

/**
 * Makes an empty folder outside the checkout. openapi-typescript reads the redocly.yaml of its working folder; ours would
 * distort the measurement or make it fail.
 */
export function makeOutsideFolder(prefix: string, temporary = tmpdir()): string {
  return mkdtempSync(join(isInsideCheckout(temporary) ? dirname(ROOT) : temporary, prefix));
}

/**
 * Runs a Node program in a folder outside the checkout.
 * @throws when the program fails, or when the folder is inside the checkout, whose configuration the program might read
 */
export async function measureProcess(args: readonly string[], folder: string): Promise<Cost> {
  if (isInsideCheckout(folder)) throw new Error(`${folder} is inside the checkout. Measure outside of it.`);
  const usageFile = join(folder, 'usage.json');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', USAGE, ...args], {
    cwd: folder,
    env: { ...process.env, USAGE_FILE: usageFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const ms = performance.now() - startedAt;
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`${args.join(' ')} exited with code ${code}: ${lastLine}`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  const cpu = (usage.userCPUTime + usage.systemCPUTime) / 1000;
  return { ms, cpu, peak: Math.round(usage.maxRSS / 1024), lastLine };
}

/** Returns the fastest run, the one least affected by the load of the machine. */
export function findFastest(costs: readonly Cost[]): Cost {
  const [first] = [...costs].sort((a, b) => a.ms - b.ms);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}
