/** Moves the entry at index `from` to index `to`. Returns the same array when an index is out of range. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || from < 0 || to < 0 || from >= entries.length || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
}
