/**
 * Seeded random numbers: the same seed gives the same covers, songs and demo people on every machine.
 * sfc32 seeded through xmur3, both public domain; fast, and good enough for pictures and word choice.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max], both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Several different members of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** One of [value, weight] pairs. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** Roughly normal, mean 0, deviation 1. */
  gauss(): number;
}

function hashes(text: string): () => number {
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

/** A generator for this seed; two calls with one seed yield the same series. */
export function random(seed: string | number): Random {
  const hash = hashes(String(seed));
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
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]!);
    },
    weighted: (pairs) => {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      const found = pairs.find(([, weight]) => (left -= weight) < 0) ?? pairs[pairs.length - 1];
      if (!found) throw new RangeError('weighted choice from an empty list');
      return found[0];
    },
    gauss: () => next() + next() + next() + next() + next() + next() - 3,
  };
}
