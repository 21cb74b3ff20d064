import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './counts.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSpec {
  title: string;
  /** Within `e2e`. */
  file: string;
  line: number;
  ok: boolean;
  tests: { status: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Adds a failure where a runner ended with an error although it reports none. */
export function withExitCode<T extends Counts>(counts: T, exitCode: number): T {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`the runner ended with exit code ${exitCode} although no test failed`] };
}

/**
 * Counts of vitest's JSON report and of `unhandled`, the file of the reporter for errors outside tests. A file that could not be
 * loaded counts as a failed test, and so does each unhandled error, whatever the tests say.
 */
export function vitestCounts(file: string, unhandled: string): Counts {
  const report = read<VitestReport>(file);
  const failedTests = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: did not load`] : failed;
  });
  const failures = [...failedTests, ...read<string[]>(unhandled)];
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

export interface JourneyCounts extends Counts {
  /** Where the journeys that failed stand, as Playwright is told: 'e2e/cart.spec.ts:12'. */
  places: string[];
}

/** Counts of Playwright's JSON report; what passed only at the second try has failed. */
export function journeyCounts(file: string): JourneyCounts {
  const report = read<PlaywrightReport>(file);
  const failed = report.suites.flatMap(failedSpecs);
  const failures = [
    ...failed.map(({ file, title }) => `${file}: ${title}`),
    ...report.errors.map(({ message }) => message ?? 'an error outside any test'),
  ];
  const places = failed.map(({ file, line }) => `e2e/${file}:${line}`);
  return { passed: report.stats.expected, failed: failures.length, failures, places };
}

/** More flaky journeys fail the run. */
const MOST_FLAKY = 2;

/** Failed journeys are run again alone up to this number; more are no matter of a busy machine. */
const MOST_RUN_AGAIN = 5;

/** Whether all that failed are journeys, and few enough to run them again alone. */
export function canRunAgain({ places, failures }: JourneyCounts): boolean {
  return places.length > 0 && places.length === failures.length && places.length <= MOST_RUN_AGAIN;
}

/** Counts of a run whose failed journeys ran again alone: what passed then is flaky, and too many of those fail the run. */
export function withSecondRun(first: JourneyCounts, alone: JourneyCounts): Counts {
  if (alone.passed + alone.failed !== first.places.length) return first;
  const flaky = first.failures.filter((failure) => !alone.failures.includes(failure));
  const tooMany = flaky.length > MOST_FLAKY ? [`${flaky.length} journeys are flaky, at most ${MOST_FLAKY} may be`] : [];
  const failures = [...alone.failures, ...tooMany];
  return { passed: first.passed + alone.passed, failed: failures.length, failures, flaky };
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')),
  ...suites.flatMap(failedSpecs),
];

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error('The test runner exited without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
