import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** A command that takes longer hangs. */
const LIMIT_MS = 60 * 60_000;

/** Many processes load the same packages: compiled code is kept for the next. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') };

/**
 * Runs a program of node_modules/.bin or a script with its output on the terminal; returns its exit code. Kills it at the
 * limit. With `inBackground` it takes only the time that other processes leave.
 */
export async function runCommand(
  args: readonly string[],
  { env = {}, inBackground = false }: { env?: Record<string, string>; inBackground?: boolean } = {},
): Promise<number> {
  const [program = '', ...programArgs] = args;
  const file = program.includes('/') ? program : `node_modules/.bin/${program}`;
  const command = [process.execPath, file, ...programArgs];
  const [executable = '', ...executableArgs] = inBackground ? ['nice', '-n', '19', ...command] : command;
  const child = spawn(executable, executableArgs, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...COMPILED, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
  });
  const limit = setTimeout(() => {
    console.error(`${program} was stopped after ${LIMIT_MS / 60_000} minutes.`);
    child.kill('SIGKILL');
  }, LIMIT_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(limit);
  return code ?? 1;
}
