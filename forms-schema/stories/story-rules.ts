import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { shopValidators } from '../shop-validators.ts';
import type { ShopRules } from '../validators.ts';

/** What stories and the tests of this room are judged by. */
export const storyRules = {
  validators: shopValidators,
  useSideLimits: (wanted) => (wanted ? SIDE_LIMIT_SEED : undefined),
} as const satisfies ShopRules;
