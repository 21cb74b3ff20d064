import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Environment variable with the path of the output file. */
export const UNHANDLED_FILE = 'UNHANDLED_FILE';

/** Vitest reporter that writes errors outside any test, which the JSON report omits. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[UNHANDLED_FILE];
    if (!file) throw new Error(`${UNHANDLED_FILE} is not set.`);
    const texts = errors.map(({ type, message, VITEST_TEST_PATH: path }) =>
      [type ?? 'Unhandled error', message, ...(typeof path === 'string' ? [path] : [])].join(': '),
    );
    writeFileSync(file, JSON.stringify(texts));
  }
}
