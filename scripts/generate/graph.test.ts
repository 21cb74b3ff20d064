import { expect, test } from 'vitest';
import { findStrongComponents } from './graph.ts';

/** Finds the groups of nodes that reach each other; edges are `a: 'bc'`. */
function findGroups(edges: Record<string, string>): string[] {
  const graph = new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]));
  const byNumber = Map.groupBy(findStrongComponents(graph), ([, number]) => number);
  const members = [...byNumber.values()].map((group) => group.map(([node]) => node).sort((a, b) => (a < b ? -1 : 1)));
  return members.map((group) => group.join('')).sort();
}

test.each<[name: string, edges: Record<string, string>, expected: string[]]>([
  ['a line', { a: 'b', b: 'c' }, ['a', 'b', 'c']],
  ['a ring', { a: 'b', b: 'c', c: 'a' }, ['abc']],
  ['a ring with a tail on either side', { x: 'a', a: 'b', b: 'ay', y: '' }, ['ab', 'x', 'y']],
  ['two rings that one edge joins', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['ab', 'cd']],
  ['two rings that share a node', { a: 'bc', b: 'a', c: 'a' }, ['abc']],
  ['a node that points to itself', { a: 'a' }, ['a']],
])('%s', (_name, edges, expected) => {
  expect(findGroups(edges)).toEqual(expected);
});

test('a ring of 50,000 nodes', () => {
  const names = Array.from({ length: 50_000 }, (_, index) => `n${index}`);
  const ring = new Map(names.map((name, index) => [name, new Set([names[(index + 1) % names.length] ?? name])]));
  expect(new Set(findStrongComponents(ring).values()).size).toBe(1);
});
