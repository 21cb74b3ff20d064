import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.ts';
import { ROOT } from '../setup/root.mjs';
import { runCommand } from './command.ts';
import { withDebianPostgres } from './debian-postgres.ts';
import {
  canRetry,
  type JourneyCounts,
  readJourneyCounts,
  readVitestCounts,
  addExitCode,
  mergeRetry,
} from './reports.ts';
import { UNHANDLED_FILE } from './unhandled-reporter.ts';
import type { Counts } from './counts.ts';

export interface Step {
  name: string;
  description: string;
  run(): Promise<Counts>;
}

const REPORTS = join(ROOT, '.cache/reports');

/** Creates a check that passes or fails as a whole. */
const createCheck = (
  name: string,
  description: string,
  command: readonly string[],
  options?: { inBackground: boolean },
): Step => ({
  name,
  description,
  run: async () =>
    (await runCommand(command, options)) === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [description] },
});

async function runVitest(name: string, projects: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = prepareReportFile(name);
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const unhandled = prepareReportFile(`${name}-unhandled`);
  const reporters = ['dot', 'json', './scripts/test/unhandled-reporter.ts'].map((reporter) => `--reporter=${reporter}`);
  const args = ['run', ...projectArgs, ...reporters, `--outputFile.json=${report}`];
  const exitCode = await runCommand(['vitest', ...args], { env: { ...env, [UNHANDLED_FILE]: unhandled } });
  return addExitCode(readVitestCounts(report, unhandled), exitCode);
}

/** Runs the browser tests, then retries failed ones alone. */
async function runJourneys(): Promise<Counts> {
  const first = await runPlaywright('all');
  if (!canRetry(first)) return first;
  for (const failure of first.failures) console.log(`↻ retrying alone: ${failure}`);
  return mergeRetry(first, await runPlaywright('alone', '--workers=1', ...first.places));
}

async function runPlaywright(name: string, ...args: string[]): Promise<JourneyCounts> {
  const report = prepareReportFile(`e2e-${name}`);
  const exitCode = await runCommand(
    ['playwright', 'test', ...args, `--output=.cache/e2e/${name}`, '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_PATH: ensureBrowser() } },
  );
  return addExitCode(readJourneyCounts(report), exitCode);
}

function prepareReportFile(name: string): string {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Folders whose imports are checked. */
const CHECKED_FOLDERS = [
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

const createSourceCheck = (name: string, description: string, ...command: string[]): Step =>
  createCheck(name, description, command, { inBackground: true });

/** Checks that no delay can fail: they take the time that tests leave. */
const SOURCE_CHECKS: readonly Step[] = [
  createSourceCheck('types', 'TypeScript', 'tsc', '-p', 'tsconfig.json'),
  createSourceCheck('lint', 'ESLint', 'eslint', '--max-warnings=0', '.'),
  createSourceCheck(
    'imports',
    'which file may import which (docs/architecture.md)',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    ...CHECKED_FOLDERS,
  ),
  createSourceCheck('format', 'one layout of code, by Prettier', 'prettier', '--check', '--log-level=warn', '.'),
  createSourceCheck(
    'description',
    "the description by Redocly's strictest rules",
    'redocly',
    'lint',
    'openapi/openapi.yaml',
  ),
  createSourceCheck('generated', 'generated files fit the description', 'scripts/generate/main.ts', '--check'),
];

/** Steps that run in parallel. */
type Round = readonly Step[];

/** Checks without a browser, one round after the other. */
const ROUNDS: readonly Round[] = [
  [
    {
      name: 'unit',
      description: 'rules, generator, translations, server side of the storefront',
      run: () => runVitest('unit', ['unit']),
    },
    {
      name: 'processes',
      description: 'npm start, npm run dev and the database in DATA_DIR in hard cases',
      run: () => runVitest('processes', ['processes']),
    },
  ],
  [{ name: 'screens', description: 'components', run: () => runVitest('screens', ['screens']) }],
  [{ name: 'api', description: 'server and database', run: () => runVitest('api', ['api']) }],
  [
    createCheck('fuzz', 'made-up requests to every operation and page', [
      'scripts/fuzz.ts',
      '--calls',
      '20000',
      '--seed',
      '14',
    ]),
    {
      name: 'database-url',
      description: "tests of engine features, again on Debian's PostgreSQL",
      run: () => withDebianPostgres((url) => runVitest('database-url', ['api'], { DATABASE_URL: url })),
    },
  ],
];

/** Checks in a browser; a page load beside other checks takes a third longer. */
const JOURNEYS: Step = { name: 'e2e', description: 'journeys in a real browser', run: runJourneys };

/** All checks, by phase: the sequences of rounds of a phase run in parallel. */
export const PHASES: readonly (readonly (readonly Round[])[])[] = [[ROUNDS, [SOURCE_CHECKS]], [[[JOURNEYS]]]];
