import type { BoxType, Genre } from '#generated/enums.ts';

/** A candidate record; the release is its project. */
export interface Pick {
  readonly item_id: number;
  readonly project_id: number;
  /** Types of boxes it is for; all when empty. */
  readonly types: readonly BoxType[];
  readonly genres: readonly Genre[];
  /** Number of available copies. */
  readonly copies: number;
}

/** A subscriber who gets a record. */
export interface Subscriber {
  readonly id: number;
  readonly type: BoxType;
  /** Preferred genres; any when empty. */
  readonly genres: readonly Genre[];
  /** Stars given to releases, less three, summed by genre. */
  readonly ratings?: ReadonlyMap<Genre, number>;
  /** Releases received in a box or bought. */
  readonly had: ReadonlySet<number>;
}

/** Whether a subscriber may get a record: it fits the box type and the release was not received before. */
export function canReceive({ type, had }: Subscriber, { types, project_id }: Pick): boolean {
  return (types.length === 0 || types.includes(type)) && !had.has(project_id);
}

/** Number of preferred genres of a record. */
function countPreferredGenres({ genres }: Subscriber, pick: Pick): number {
  return pick.genres.filter((genre) => genres.includes(genre)).length;
}

/** How much a subscriber liked the genres of a record in earlier reviews; 0 without reviews. */
function sumRatings({ ratings }: Subscriber, pick: Pick): number {
  return pick.genres.reduce((sum, genre) => sum + (ratings?.get(genre) ?? 0), 0);
}

/**
 * Assigns records to as many subscribers as possible (bipartite matching with augmenting paths). Returns item ids by subscriber
 * id, without subscribers for whom there is none. Subscribers with the fewest choices come first; each gets the record with the
 * most preferred genres, then with the best rated ones, then with the most copies.
 */
export function assignRecords(subscribers: readonly Subscriber[], picks: readonly Pick[]): Map<number, number> {
  const copiesLeft = new Map(picks.map(({ item_id, copies }) => [item_id, copies]));
  const countLeft = ({ item_id }: Pick) => copiesLeft.get(item_id) ?? 0;
  const choices = new Map(
    subscribers.map((subscriber) => [subscriber.id, picks.filter((pick) => canReceive(subscriber, pick))]),
  );
  const getChoices = (id: number) => choices.get(id) ?? [];
  const assigned = new Map<number, Pick>();
  const holders = new Map<number, Set<number>>(picks.map(({ item_id }) => [item_id, new Set()]));

  const assign = (id: number, pick: Pick): void => {
    const previous = assigned.get(id);
    if (previous) {
      holders.get(previous.item_id)?.delete(id);
      copiesLeft.set(previous.item_id, countLeft(previous) + 1);
    }
    assigned.set(id, pick);
    holders.get(pick.item_id)?.add(id);
    copiesLeft.set(pick.item_id, countLeft(pick) - 1);
  };
  /** Frees a copy by reassigning other subscribers; visits every record once. */
  const freeCopy = (pick: Pick, visited: Set<number>): boolean => {
    if (countLeft(pick) > 0) return true;
    if (visited.has(pick.item_id)) return false;
    visited.add(pick.item_id);
    for (const holder of holders.get(pick.item_id) ?? []) {
      const alternative = getChoices(holder).find((choice) => choice !== pick && freeCopy(choice, visited));
      if (!alternative) continue;
      assign(holder, alternative);
      return true;
    }
    return false;
  };

  const byChoices = subscribers.toSorted((a, b) => getChoices(a.id).length - getChoices(b.id).length || a.id - b.id);
  for (const subscriber of byChoices) {
    const byPreference = getChoices(subscriber.id).toSorted(
      (a, b) =>
        countPreferredGenres(subscriber, b) - countPreferredGenres(subscriber, a) ||
        sumRatings(subscriber, b) - sumRatings(subscriber, a) ||
        countLeft(b) - countLeft(a),
    );
    const visited = new Set<number>();
    const pick =
      byPreference.find((choice) => countLeft(choice) > 0) ?? byPreference.find((choice) => freeCopy(choice, visited));
    if (pick) assign(subscriber.id, pick);
  }
  return new Map([...assigned].map(([id, { item_id }]) => [id, item_id]));
}
