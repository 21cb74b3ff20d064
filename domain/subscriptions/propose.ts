import type { BoxType, Genre } from '#generated/enums.ts';

/** A candidate record; the release is its project. */
export interface Pick {
  readonly item_id: number;
  readonly project_id: number;
  /** Kinds of boxes it is for; all when empty. */
  readonly types: readonly BoxType[];
  readonly genres: readonly Genre[];
  /** Copies that can be given. */
  readonly copies: number;
}

/** A subscriber who gets a record. */
export interface Taker {
  readonly id: number;
  readonly type: BoxType;
  /** Preferred genres; any when empty. */
  readonly genres: readonly Genre[];
  /** Releases received in a box or bought. */
  readonly had: ReadonlySet<number>;
}

/** Whether a subscriber may get a record: it fits the box type and the release was not received before. */
export function fits({ type, had }: Taker, { types, project_id }: Pick): boolean {
  return (types.length === 0 || types.includes(type)) && !had.has(project_id);
}

/** Number of preferred genres of a record. */
function liking({ genres }: Taker, pick: Pick): number {
  return pick.genres.filter((genre) => genres.includes(genre)).length;
}

/**
 * Gives each taker a record that fits, by item; who is not in the answer can get none, however the others are served.
 * Who has least to choose from chooses first, and takes what she likes best, of that what there is most of. Where all that
 * fits somebody is given away, others change to what else fits them, so that as many as possible get one.
 */
export function propose(takers: readonly Taker[], picks: readonly Pick[]): Map<number, number> {
  const left = new Map(picks.map(({ item_id, copies }) => [item_id, copies]));
  const leftOf = ({ item_id }: Pick) => left.get(item_id) ?? 0;
  const choices = new Map(takers.map((taker) => [taker.id, picks.filter((pick) => fits(taker, pick))]));
  const choicesOf = (id: number) => choices.get(id) ?? [];
  const given = new Map<number, Pick>();
  const holders = new Map<number, Set<number>>(picks.map(({ item_id }) => [item_id, new Set()]));

  const give = (id: number, pick: Pick): void => {
    const before = given.get(id);
    if (before) {
      holders.get(before.item_id)?.delete(id);
      left.set(before.item_id, leftOf(before) + 1);
    }
    given.set(id, pick);
    holders.get(pick.item_id)?.add(id);
    left.set(pick.item_id, leftOf(pick) - 1);
  };
  /** Frees a copy by letting others change, one after the other; every record is looked at once. */
  const free = (pick: Pick, seen: Set<number>): boolean => {
    if (leftOf(pick) > 0) return true;
    if (seen.has(pick.item_id)) return false;
    seen.add(pick.item_id);
    for (const holder of holders.get(pick.item_id) ?? []) {
      const other = choicesOf(holder).find((choice) => choice !== pick && free(choice, seen));
      if (!other) continue;
      give(holder, other);
      return true;
    }
    return false;
  };

  const inTurn = takers.toSorted(
    (one, other) => choicesOf(one.id).length - choicesOf(other.id).length || one.id - other.id,
  );
  for (const taker of inTurn) {
    const byLiking = choicesOf(taker.id).toSorted(
      (one, other) => liking(taker, other) - liking(taker, one) || leftOf(other) - leftOf(one),
    );
    const seen = new Set<number>();
    const pick = byLiking.find((choice) => leftOf(choice) > 0) ?? byLiking.find((choice) => free(choice, seen));
    if (pick) give(taker.id, pick);
  }
  return new Map([...given].map(([id, { item_id }]) => [id, item_id]));
}
