import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  canRetry,
  type JourneyCounts,
  readJourneyCounts,
  readVitestCounts,
  addExitCode,
  mergeRetry,
} from './reports.ts';

const green = { passed: 3, failed: 0, failures: [] };

describe('the exit code of a runner', () => {
  it('is a failure when no test failed, such as after a crash', () => {
    expect(addExitCode(green, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['the runner ended with exit code 1 although no test failed'],
    });
  });

  it('adds nothing to tests that failed, nor to a run without an error', () => {
    const red = { passed: 2, failed: 1, failures: ['one'] };
    expect(addExitCode(red, 1)).toBe(red);
    expect(addExitCode(green, 0)).toBe(green);
  });
});

describe('unhandled errors of vitest', () => {
  it('are failures with their text, beside a test that failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reports-'));
    const [report, unhandled] = [join(folder, 'report.json'), join(folder, 'unhandled.json')];
    const assertionResults = [{ status: 'failed', fullName: 'adds' }];
    const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }];
    writeFileSync(report, JSON.stringify({ numPassedTests: 2, testResults }));
    writeFileSync(unhandled, JSON.stringify(['Unhandled Rejection: too late']));
    expect(readVitestCounts(report, unhandled)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['sum.test.ts: adds', 'Unhandled Rejection: too late'],
    });
  });
});

describe('journeys that failed', () => {
  const createCounts = (passed: number, failures: string[]): JourneyCounts => ({
    ...{ passed, failed: failures.length, failures },
    places: failures.map((name) => `e2e/${name}:1`),
    ran: failures,
  });
  /** A retry of journeys, of which some failed again. */
  const createRetry = (ran: string[], failures: string[]): JourneyCounts => ({
    ...createCounts(ran.length - failures.length, failures),
    ran,
  });

  it('are retried only if they are few and nothing else failed', () => {
    expect(canRetry(createCounts(3, []))).toBe(false);
    expect(canRetry(createCounts(3, ['a', 'b', 'c', 'd', 'e']))).toBe(true);
    expect(canRetry(createCounts(3, ['a', 'b', 'c', 'd', 'e', 'f']))).toBe(false);
    expect(canRetry({ ...createCounts(3, ['a']), failures: ['a', 'no server'] })).toBe(false);
  });

  it('are flaky when they pass alone, and failed when they do not', () => {
    expect(mergeRetry(createCounts(7, ['a', 'b']), createRetry(['a', 'b'], ['b']))).toEqual({
      ...{ passed: 8, failed: 1, failures: ['b'] },
      flaky: ['a'],
    });
  });

  it('fail the run when more than two are flaky', () => {
    expect(mergeRetry(createCounts(7, ['a', 'b']), createRetry(['a', 'b'], [])).failed).toBe(0);
    const { failed, failures, flaky } = mergeRetry(createCounts(7, ['a', 'b', 'c']), createRetry(['a', 'b', 'c'], []));
    expect({ failed, failures }).toEqual({ failed: 1, failures: ['3 journeys are flaky, at most 2 may be'] });
    expect(flaky).toEqual(['a', 'b', 'c']);
  });

  it('keep their result when the retry did not run them all', () => {
    const first = createCounts(7, ['a', 'b']);
    expect(mergeRetry(first, createRetry(['a'], []))).toBe(first);
  });

  it('are told apart from others of the same place, which run again with them', () => {
    const createSpec = (title: string, status: string) => ({
      ...{ title, file: 'cart.spec.ts', line: 4, ok: status !== 'unexpected' },
      tests: [{ status }],
    });
    const read = (statuses: Record<string, string>) => {
      const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json');
      const specs = Object.entries(statuses).map(([title, status]) => createSpec(title, status));
      const expected = Object.values(statuses).filter((status) => status === 'expected').length;
      writeFileSync(file, JSON.stringify({ stats: { expected }, errors: [], suites: [{ suites: [{ specs }] }] }));
      return readJourneyCounts(file);
    };
    const first = read({ light: 'unexpected', dark: 'expected', wide: 'skipped' });
    expect(first).toEqual({
      ...{ passed: 1, failed: 1, failures: ['cart.spec.ts: light'], places: ['e2e/cart.spec.ts:4'] },
      ran: ['cart.spec.ts: light', 'cart.spec.ts: dark'],
    });
    expect(mergeRetry(first, read({ light: 'expected', dark: 'expected' }))).toEqual({
      ...{ passed: 2, failed: 0, failures: [], flaky: ['cart.spec.ts: light'] },
    });
  });
});
