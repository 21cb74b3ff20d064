import { describe, expect, it } from 'vitest';
import { withExitCode } from './reports.ts';

const green = { passed: 3, failed: 0, failures: [] };

describe('the exit code of a runner', () => {
  it('is a failure of its own when no test failed, such as after an unhandled rejection', () => {
    expect(withExitCode(green, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['the runner ended with exit code 1 although no test failed'],
    });
  });

  it('adds nothing to tests that failed, nor to a run without an error', () => {
    const red = { passed: 2, failed: 1, failures: ['one'] };
    expect(withExitCode(red, 1)).toBe(red);
    expect(withExitCode(green, 0)).toBe(green);
  });
});
