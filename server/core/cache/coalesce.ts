const WITHIN_MS = 250;

/** Names to act on soon, each once. */
export interface Coalesced<Name> {
  /** Does nothing once it is closed. */
  add(name: Name): void;
  /** Processes the added values and waits for all running work. */
  close(): Promise<void>;
}

/** Calls `act` for each name that was added within a quarter of a second, however often it was. */
export function coalesce<Name>(act: (name: Name) => Promise<void>, onError: (error: Error) => void): Coalesced<Name> {
  const names = new Set<Name>();
  let timer: NodeJS.Timeout | undefined;
  let acting: Promise<unknown> = Promise.resolve();
  let closed = false;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const due = [...names];
    names.clear();
    const acts = due.map((name) => act(name).catch((error: unknown) => onError(error as Error)));
    acting = Promise.all([acting, ...acts]);
  };
  return {
    add: (name) => {
      if (closed) return;
      names.add(name);
      timer ??= setTimeout(flush, WITHIN_MS);
    },
    close: async () => {
      closed = true;
      flush();
      await acting;
    },
  };
}
