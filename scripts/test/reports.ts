import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './steps.ts';

/** Counts of vitest's JSON report. A file that could not be loaded counts as a failed test. */
export function vitestCounts(file: string): Counts {
  const report = read<{ numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: unknown[] }[] }>(file);
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's JSON report; what passed only at the second try has failed. */
export function playwrightCounts(file: string): Counts {
  const { stats, errors } = read<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function read<T>(file: string): T {
  if (!existsSync(file)) throw new Error('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
