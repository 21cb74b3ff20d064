/** What the last call wrote that can be undone: the number of its request, until it is taken. */
let written: string | undefined;

/** Notes what an answer says of undoing (`X-Undo`). */
export function noteUndo({ ok, headers }: Response): void {
  if (ok) written = headers.get('x-undo') ?? written;
}

/** The request that can be undone now; once. */
export function takeUndo(): string | undefined {
  const request = written;
  written = undefined;
  return request;
}
