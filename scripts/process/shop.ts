import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { type Child, startChild } from './children.ts';

/** `exec env NAME=value … node --flag … server/main.ts`, the last command of `npm start`. */
const COMMAND = /exec env (?<variables>.*?) node (?<args>.*)$/;

/** Starts the server on a free port exactly as `npm start` does, once everything is built. `env` is set on top. */
export function startShop(env: Record<string, string>): Promise<Child> {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { variables = '', args = '' } = COMMAND.exec(scripts.start)?.groups ?? {};
  const scriptVariables = Object.fromEntries(variables.split(' ').map((pair) => pair.split('=', 2)));
  return startChild(args.split(' '), { PORT: '0', ...scriptVariables, ...env }, '/api/health');
}
