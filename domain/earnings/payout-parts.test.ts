import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money.ts';
import { splitPayout } from './payout-parts.ts';

const LEFT = [
  { project_id: 1, left: 3000 },
  { project_id: 2, left: -500 },
  { project_id: 3, left: 0 },
  { project_id: 4, left: 2000 },
];

describe('the parts of a payout', () => {
  it('are all balances when everything is paid', () => {
    expect(splitPayout(LEFT, 4500)).toEqual([
      { project_id: 2, amount: -500 },
      { project_id: 1, amount: 3000 },
      { project_id: 4, amount: 2000 },
    ]);
  });

  it('settle negative balances first, then the projects in order', () => {
    expect(splitPayout(LEFT, 1000)).toEqual([
      { project_id: 2, amount: -500 },
      { project_id: 1, amount: 1500 },
    ]);
  });

  it('are refused above the balance, and for amounts that are not positive', () => {
    for (const amount of [4501, 0, -1]) expect(() => splitPayout(LEFT, amount)).toThrow(RangeError);
  });

  it('add up to the payout, and leave no balance negative', () => {
    const project = fc.record({ left: fc.integer({ min: -10_000, max: 50_000 }) });
    fc.assert(
      fc.property(fc.array(project, { maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const projects = list.map(({ left }, index) => ({ project_id: index + 1, left }));
        const balance = sum(projects.map(({ left }) => left));
        const amount = Math.ceil(balance * share);
        if (amount <= 0) return;
        const parts = splitPayout(projects, amount);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        for (const { project_id, amount: part } of parts) {
          const left = projects.find((project) => project.project_id === project_id)?.left ?? 0;
          expect(left < 0 ? part === left : part > 0 && part <= left).toBe(true);
        }
      }),
    );
  });
});
