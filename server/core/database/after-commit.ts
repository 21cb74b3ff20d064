/** Callbacks by open transaction. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs a transaction, then the callbacks registered with `afterCommit` within it. No callback runs when it is rolled back.
 */
export async function runWithAfterCommit<Tx extends object, T>(
  run: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const callbacks: (() => void)[] = [];
  const result = await run((tx) => {
    waiting.set(tx, callbacks);
    return work(tx);
  });
  for (const callback of callbacks) callback();
  return result;
}

/** Registers a callback for the commit of `tx`. Returns false for a savepoint or a database, where it is not registered. */
export function afterCommit(tx: object, callback: () => void): boolean {
  const callbacks = waiting.get(tx);
  callbacks?.push(callback);
  return callbacks !== undefined;
}
