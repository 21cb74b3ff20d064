/** What waits for the commit of each open transaction. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs the transaction's work, then what `afterCommit` was given within it. `run` resolves when the transaction is committed;
 * nothing is called when it rejects.
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

/** Calls back once `tx` is committed. Answers false where it is not known when that will be: a savepoint, or no transaction. */
export function afterCommit(tx: object, callback: () => void): boolean {
  const callbacks = waiting.get(tx);
  callbacks?.push(callback);
  return callbacks !== undefined;
}
