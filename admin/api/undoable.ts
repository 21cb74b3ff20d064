/** Request id of the last undoable change, until taken. */
let undoableRequest: string | undefined;

/** Stores the undoable request of a response (`X-Undo`). */
export function recordUndo({ ok, headers }: Response): void {
  if (ok) undoableRequest = headers.get('x-undo') ?? undoableRequest;
}

/** Returns and clears the undoable request. */
export function takeUndo(): string | undefined {
  const request = undoableRequest;
  undoableRequest = undefined;
  return request;
}
