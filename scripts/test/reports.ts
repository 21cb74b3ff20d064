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

/** Adds a failure when a runner exits with an error but reports no failed test. */
export function addExitCode<T extends Counts>(counts: T, exitCode: number): T {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`the runner ended with exit code ${exitCode} although no test failed`] };
}

/**
 * Reads Vitest's JSON report and `unhandled`, the file of the reporter for errors outside tests. A file that could not be loaded
 * and each unhandled error count as failed tests.
 */
export function readVitestCounts(file: string, unhandled: string): Counts {
  const report = readJson<VitestReport>(file);
  const failedTests = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: did not load`] : failed;
  });
  const failures = [...failedTests, ...readJson<string[]>(unhandled)];
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

export interface JourneyCounts extends Counts {
  /** Locations of failed journeys as arguments of Playwright: 'e2e/cart.spec.ts:12'. */
  places: string[];
  /** Names of all journeys that ran; two may share a place. */
  ran: string[];
}

/** Reads Playwright's JSON report; a test that passed on its second attempt counts as failed. */
export function readJourneyCounts(file: string): JourneyCounts {
  const report = readJson<PlaywrightReport>(file);
  const failed = report.suites.flatMap(listSpecs).filter(isFailed);
  const failures = [
    ...failed.map(getName),
    ...report.errors.map(({ message }) => message ?? 'an error outside any test'),
  ];
  const places = failed.map(({ file, line }) => `e2e/${file}:${line}`);
  const ran = report.suites.flatMap(listSpecs).filter(isRun).map(getName);
  return { passed: report.stats.expected, failed: failures.length, failures, places, ran };
}

/** Flaky journeys above this number fail the run. */
const MAX_FLAKY = 2;

/** Failed journeys above this number are not retried. */
const MAX_RETRIED = 5;

/** Whether all failures are journeys, and few enough to retry. */
export function canRetry({ places, failures }: JourneyCounts): boolean {
  return places.length > 0 && places.length === failures.length && places.length <= MAX_RETRIED;
}

/** Merges a run with the retry of its failed journeys: those that passed are flaky, and too many of them fail the run. */
export function mergeRetry(first: JourneyCounts, alone: JourneyCounts): Counts {
  if (first.failures.some((failure) => !alone.ran.includes(failure))) return first;
  const flaky = first.failures.filter((failure) => !alone.failures.includes(failure));
  const tooMany = flaky.length > MAX_FLAKY ? [`${flaky.length} journeys are flaky, at most ${MAX_FLAKY} may be`] : [];
  const failures = [...alone.failures, ...tooMany];
  return { passed: first.passed + flaky.length, failed: failures.length, failures, flaky };
}

const getName = ({ file, title }: PlaywrightSpec) => `${file}: ${title}`;

const listSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

const isRun = ({ tests }: PlaywrightSpec) => tests.some(({ status }) => status !== 'skipped');

const isFailed = ({ ok, tests }: PlaywrightSpec) => !ok || tests.some(({ status }) => status === 'flaky');

function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new Error('The test runner exited without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
