import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './steps.ts';

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

/** Adds a failure where a runner ended with an error although it reports none, such as an unhandled rejection. */
export function withExitCode<T extends Counts>(counts: T, exitCode: number): T {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`the runner ended with exit code ${exitCode} although no test failed`] };
}

/** Counts of vitest's JSON report. A file that could not be loaded counts as a failed test. */
export function vitestCounts(file: string): Counts {
  const report = read<VitestReport>(file);
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: did not load`] : failed;
  });
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

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')),
  ...suites.flatMap(failedSpecs),
];

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error('The test runner exited without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
