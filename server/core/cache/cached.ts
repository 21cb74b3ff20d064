/** Answers from memory while they are younger than `seconds`; calls that come meanwhile share one question. */
export interface Cached<T> {
  get(key: string, ask: () => PromiseLike<T>): Promise<T>;
}

/**
 * A small memory for answers that may be a moment old (counts, rates). It is kept per `owner` (the database a process
 * talks to), so that two of them in one process never mix, and forgets the oldest beyond `most` keys. A question that
 * fails is not remembered.
 */
export function cachedFor<T>(seconds: number, most = 500): (owner: object) => Cached<T> {
  const byOwner = new WeakMap<object, Map<string, { until: number; answer: Promise<T> }>>();
  return (owner) => {
    let known = byOwner.get(owner);
    if (!known) byOwner.set(owner, (known = new Map()));
    const entries = known;
    return {
      get: (key, ask) => {
        const found = entries.get(key);
        if (found && found.until > Date.now()) return found.answer;
        // queries of the builder are asked anew by every await; a promise of one is asked once
        const answer = Promise.resolve(ask());
        entries.delete(key);
        entries.set(key, { until: Date.now() + seconds * 1000, answer });
        answer.catch(() => entries.delete(key));
        const oldest = entries.keys().next();
        if (entries.size > most && !oldest.done) entries.delete(oldest.value);
        return answer;
      },
    };
  };
}
