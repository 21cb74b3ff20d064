/** A request to send. */
export interface FuzzCall {
  /** Operation or page, for the report. */
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
