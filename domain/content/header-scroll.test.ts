import { expect, test } from 'vitest';
import { computeHeaderState } from './header-scroll.ts';

test.each([
  [0, 0, 'static', 'static'],
  [49, 0, 'static', 'static'],
  [50, 49, 'static', 'hidden'],
  [300, 200, 'fixed', 'hidden'],
  [200, 300, 'hidden', 'fixed'],
  [200, 200, 'fixed', 'fixed'],
  [200, 200, 'hidden', 'hidden'],
  [49, 300, 'fixed', 'static'],
] as const)('at %d after %d, having been %s, it is %s', (offset, previous, current, next) => {
  expect(computeHeaderState(offset, previous, current)).toBe(next);
});
