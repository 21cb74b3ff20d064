/** The entries with the one at `from` standing at `to` (both from 0); the same entries where it cannot. */
export function movedTo<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || from >= entries.length || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}
