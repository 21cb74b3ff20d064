/**
 * Seeded random numbers: the same seed gives the same covers, songs and demo data on every machine. sfc32 seeded by
 * xmur3, both public domain; fast, and sufficient for pictures and demo data.
 */
export interface Random {
  /** Number in [0, 1). */
  next(): number;
  /** Number in [min, max). */
  range(min: number, max: number): number;
  /** Integer in [min, max], both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Distinct members of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** One of [value, weight] pairs. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** Approximately normal, mean 0, deviation 1. */
  gauss(): number;
}

function createHash(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^= h >>> 16) >>> 0;
  };
}

/** Creates a generator; equal seeds yield equal series. */
export function random(seed: string | number): Random {
  const hash = createHash(String(seed));
  let a = hash() | 0;
  let b = hash() | 0;
  let c = hash() | 0;
  let d = hash() | 0;
  const next = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('pick from an empty list');
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const remaining = [...list];
      return Array.from(
        { length: Math.min(count, remaining.length) },
        () => remaining.splice(int(0, remaining.length - 1), 1)[0]!,
      );
    },
    weighted: (pairs) => {
      let remainingWeight = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      const pair = pairs.find(([, weight]) => (remainingWeight -= weight) < 0) ?? pairs[pairs.length - 1];
      if (!pair) throw new RangeError('weighted choice from an empty list');
      return pair[0];
    },
    gauss: () => next() + next() + next() + next() + next() + next() - 3,
  };
}
