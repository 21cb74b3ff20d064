import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../setup/browser.ts';
import { ROOT } from '../setup/root.mjs';
import { command } from './command.ts';
import { withDebianPostgres } from './debian-postgres.ts';
import {
  canRunAgain,
  type JourneyCounts,
  journeyCounts,
  vitestCounts,
  withExitCode,
  withSecondRun,
} from './reports.ts';
import { UNHANDLED_FILE } from './unhandled-reporter.ts';
import type { Counts } from './counts.ts';

export interface Step {
  name: string;
  says: string;
  run(): Promise<Counts>;
}

const REPORTS = join(ROOT, '.cache/reports');

/** A check that is green or red as a whole. */
const check = (name: string, says: string, ...args: string[]): Step => ({
  name,
  says,
  run: async () =>
    (await command(args)) === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [says] },
});

async function vitest(name: string, projects: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = reportFile(name);
  const only = projects.flatMap((project) => ['--project', project]);
  const unhandled = reportFile(`${name}-unhandled`);
  const reporters = ['dot', 'json', './scripts/test/unhandled-reporter.ts'].map((reporter) => `--reporter=${reporter}`);
  const args = ['run', ...only, ...reporters, `--outputFile.json=${report}`];
  const exitCode = await command(['vitest', ...args], { ...env, [UNHANDLED_FILE]: unhandled });
  return withExitCode(vitestCounts(report, unhandled), exitCode);
}

/** The journeys one after the other in one shop; then those that failed once more, alone. What fails alone too has failed. */
async function journeys(): Promise<Counts> {
  const first = await playwright('all');
  if (!canRunAgain(first)) return first;
  for (const failure of first.failures) console.log(`↻ running again, alone: ${failure}`);
  return withSecondRun(first, await playwright('alone', ...first.places));
}

async function playwright(name: string, ...args: string[]): Promise<JourneyCounts> {
  const report = reportFile(`e2e-${name}`);
  const exitCode = await command(
    ['playwright', 'test', ...args, `--output=.cache/e2e/${name}`, '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_PATH: browserPath() },
  );
  return withExitCode(journeyCounts(report), exitCode);
}

function reportFile(name: string): string {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Folders whose imports are checked. */
const IMPORTING = [
  'admin',
  'storefront',
  'server',
  'demo',
  'domain',
  'forms-schema',
  'generated',
  'locales',
  'scripts',
  'e2e',
];

/** Everything that must hold, quickest answers first. What stands in one line goes side by side. */
export const ROUNDS: readonly (readonly Step[])[] = [
  [
    check('types', 'TypeScript', 'tsc', '-p', 'tsconfig.json'),
    check('lint', 'ESLint', 'eslint', '--max-warnings=0', '.'),
    check(
      'imports',
      'which file may import which (docs/architecture.md)',
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      ...IMPORTING,
    ),
    check('format', 'one layout of code, by Prettier', 'prettier', '--check', '--log-level=warn', '.'),
    check('description', "the description by Redocly's strictest rules", 'redocly', 'lint', 'openapi/openapi.yaml'),
    check('generated', 'generated files fit the description', 'scripts/generate/main.ts', '--check'),
  ],
  [{ name: 'unit', says: 'pure rules, generator, translations', run: () => vitest('unit', ['unit']) }],
  [{ name: 'screens', says: 'components', run: () => vitest('screens', ['screens']) }],
  [{ name: 'api', says: 'server and database', run: () => vitest('api', ['api']) }],
  [{ name: 'launcher', says: 'the database in DATA_DIR in hard cases', run: () => vitest('launcher', ['launcher']) }],
  [
    check(
      'fuzz',
      'made-up requests to every operation and page',
      'scripts/fuzz.ts',
      '--calls',
      '20000',
      '--seed',
      '14',
    ),
  ],
  [
    {
      name: 'database-url',
      says: "what is more than rows in and out, once more on Debian's PostgreSQL",
      run: () => withDebianPostgres((url) => vitest('database-url', ['api'], { DATABASE_URL: url })),
    },
  ],
  [{ name: 'e2e', says: 'journeys in a real browser', run: journeys }],
];
