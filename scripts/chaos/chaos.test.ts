import { expect, it } from 'vitest';
import { runCampaign } from './campaign.ts';
import { createRandom } from '../fuzz/random.ts';

it('creates the same random numbers from the same seed', () => {
  const [first, second, other] = [createRandom(7), createRandom(7), createRandom(8)];
  const takeThree = (next: () => number) => [next(), next(), next()];
  const numbers = takeThree(first);
  expect(takeThree(second)).toEqual(numbers);
  expect(takeThree(other)).not.toEqual(numbers);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
});

it.each(['test', 'stripe'] as const)(
  'a short campaign of kills loses, duplicates, forgets and oversells nothing, paid by %s',
  { timeout: 900_000 },
  async (provider) => {
    const report = await runCampaign({ kills: 6, seed: 4, provider, buyers: 4, log: () => undefined });
    expect(report.killed.process).toBeGreaterThan(0);
    expect(report.killed.database).toBeGreaterThan(0);
    expect(report.confirmed.orders.length).toBeGreaterThan(0);
    expect(report.confirmed.pledges.length).toBeGreaterThan(0);
    expect(report.findings.filter(({ count }) => count > 0)).toEqual([]);
  },
);
