import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeDrawOrder, formatEntries } from './draw.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const codes = ['5f0c', 'a1b2', '0044', '9d3e', 'cafe'];
const draw = { seed: 'b2e4', entriesHash: sha256(formatEntries(codes)) };

it('does not depend on the order of the entries', () => {
  const order = computeDrawOrder(codes, draw, sha256);
  expect(order.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(computeDrawOrder(codes.toReversed(), draw, sha256)).toEqual(order);
  expect(formatEntries(codes)).toBe('0044\n5f0c\n9d3e\na1b2\ncafe');
  // computed with sha256sum and sort
  expect(order[0]?.key).toBe(codes.map((code) => sha256(`b2e4:${draw.entriesHash}:${code}`)).sort()[0]);
});

it('changes with the seed, and the hash with the entries', () => {
  const order = computeDrawOrder(codes, draw, sha256).map(({ code }) => code);
  const seeds = ['c0', 'c1', 'c2', 'c3'].map((seed) =>
    computeDrawOrder(codes, { ...draw, seed }, sha256).map(({ code }) => code),
  );
  expect(seeds.some((otherOrder) => otherOrder.join() !== order.join())).toBe(true);
  const moreCodes = [...codes, 'beef'];
  const hash = sha256(formatEntries(moreCodes));
  expect(hash).not.toBe(draw.entriesHash);
});

it('gives every entry the same chance', () => {
  const wins = new Map<string, number>();
  for (let round = 0; round < 5000; round++) {
    const [first] = computeDrawOrder(codes, { ...draw, seed: String(round) }, sha256);
    wins.set(first?.code ?? '', (wins.get(first?.code ?? '') ?? 0) + 1);
  }
  for (const code of codes) expect(wins.get(code)).toBeGreaterThan(880);
});
