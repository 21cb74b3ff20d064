/** One request to send. */
export interface FuzzCall {
  /** The operation or the page, for the count of what was tried. */
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
