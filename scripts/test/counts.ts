export interface Counts {
  passed: number;
  failed: number;
  /** What failed, by name. */
  failures: string[];
  /** What failed and then passed alone, by name. */
  flaky?: string[];
}
