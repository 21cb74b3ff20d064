import { expect, test } from 'playwright/test';
import { WEIGHED_PAGES } from '../scripts/bench/page-weights.ts';
import { shopUrl } from './people.ts';

for (const { name, budget, kilobytes } of WEIGHED_PAGES) {
  test(`${name} loads at most ${budget} kB of JavaScript`, async ({ browser }) => {
    const loaded = await kilobytes(browser, shopUrl(''));
    expect(loaded).toBeGreaterThan(50);
    expect(loaded).toBeLessThanOrEqual(budget);
  });
}
