import { normalisePromoCode } from '#domain/pricing/promo.ts';
import { sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { promoCodes } from './promo-codes.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { selectValidityState } from '#server/resources/validity-state.ts';

const normaliseInput = ({ code }: { code?: string }) => (code === undefined ? {} : { code: normalisePromoCode(code) });

/** The promo codes resource. Used codes cannot be deleted. */
export const promoCodesResource = defineResource('promo-codes', {
  table: promoCodes,
  texts: { state: selectValidityState(promoCodes, sql`${promoCodes.uses} >= ${promoCodes.max_uses}`) },
  hooks: {
    beforeCreate: normaliseInput,
    beforeUpdate: normaliseInput,
    beforeDelete: ({ uses }) => {
      if (uses > 0) throw problem(409, 'in_use');
    },
  },
});
