export interface Counts {
  passed: number;
  failed: number;
  /** Names of failures. */
  failures: string[];
  /** Names of tests that failed, then passed alone. */
  flaky?: string[];
}
