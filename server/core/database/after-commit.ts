/** Callbacks by open transaction. */
const callbacksByTransaction = new WeakMap<object, (() => void)[]>();

/**
 * Runs a transaction, then the callbacks registered with `afterCommit` within it. None runs after a rollback.
 */
export async function runWithAfterCommit<Tx extends object, T>(
  run: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const callbacks: (() => void)[] = [];
  const result = await run((tx) => {
    callbacksByTransaction.set(tx, callbacks);
    return work(tx);
  });
  for (const callback of callbacks) callback();
  return result;
}

/** Registers a callback for the commit of `tx`. Returns false, without registering, for a savepoint or a database. */
export function afterCommit(tx: object, callback: () => void): boolean {
  const callbacks = callbacksByTransaction.get(tx);
  callbacks?.push(callback);
  return callbacks !== undefined;
}
