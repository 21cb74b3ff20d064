const DELAY_MS = 250;

/** Collects names and handles each once after a short delay. */
export interface Coalescer<Name> {
  /** Does nothing after `close`. */
  add(name: Name): void;
  /** Handles the added names and waits for all running calls. */
  close(): Promise<void>;
}

/** Calls `handle` once for each name added within 250 ms. */
export function coalesce<Name>(
  handle: (name: Name) => Promise<void>,
  onError: (error: Error) => void,
): Coalescer<Name> {
  const names = new Set<Name>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...names];
    names.clear();
    const calls = batch.map((name) => handle(name).catch((error: unknown) => onError(error as Error)));
    running = Promise.all([running, ...calls]);
  };
  return {
    add: (name) => {
      if (isClosed) return;
      names.add(name);
      timer ??= setTimeout(flush, DELAY_MS);
    },
    close: async () => {
      isClosed = true;
      flush();
      await running;
    },
  };
}
