import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { shopValidators } from '../shop-validators.ts';
import type { ShopRules } from '../validators.ts';

/** Validation rules of stories and tests. */
export const storyRules = {
  validators: shopValidators,
  useSideLimits: (isEnabled) => (isEnabled ? SIDE_LIMIT_SEED : undefined),
} as const satisfies ShopRules;
