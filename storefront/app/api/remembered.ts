/** An answer that all visitors share and that may be a moment old; one that fails is asked for again. */
export function remembered<Key, Answer>(ms: number): (key: Key, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<Key, { until: number; answer: Promise<Answer> }>();
  return (key, ask) => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = ask();
    kept.set(key, { until: Date.now() + ms, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
