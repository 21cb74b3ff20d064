const WITHIN_MS = 250;

/** Names to act on soon, each once. */
export interface Coalesced<Name> {
  add(name: Name): void;
  /** Acts on what was added, and waits for it. */
  close(): Promise<void>;
}

/** Calls `act` for each name that was added within a quarter of a second, however often it was. */
export function coalesce<Name>(act: (name: Name) => Promise<void>, onError: (error: Error) => void): Coalesced<Name> {
  const names = new Set<Name>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const due = [...names];
    names.clear();
    await Promise.all(due.map((name) => act(name).catch((error: unknown) => onError(error as Error))));
  };
  return {
    add: (name) => {
      names.add(name);
      timer ??= setTimeout(() => void flush(), WITHIN_MS);
    },
    close: flush,
  };
}
