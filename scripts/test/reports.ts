import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './steps.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
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

/** Counts of Playwright's JSON report; what passed only at the second try has failed. */
export function playwrightCounts(file: string): Counts {
  const report = read<PlaywrightReport>(file);
  const failures = [
    ...report.suites.flatMap(failedSpecs),
    ...report.errors.map(({ message }) => message ?? 'an error outside any test'),
  ];
  return { passed: report.stats.expected, failed: failures.length, failures };
}

const failedSpecs = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(failedSpecs),
];

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
