import { isOptionOf, type QuotePriceRow } from '#domain/pressing/quote-prices.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { createDatedRowHooks } from '#server/resources/dated-rows.ts';

type Row = Pick<QuotePriceRow, 'line' | 'option' | 'fixed' | 'each' | 'percent'>;

/** Throws 422 without a price or for an unknown option. */
function checkPrice({ line, option, fixed = null, each = null, percent = null }: Row): void {
  if (!isOptionOf(line, option)) throw invalid([{ path: 'option', code: 'option_of_other_line' }]);
  if (fixed === null && each === null && percent === null) throw invalid([{ path: 'fixed', code: 'price_missing' }]);
}

type DatedHooks = ReturnType<typeof createDatedRowHooks<'valid_from'>>;
type Call = Parameters<DatedHooks['beforeCreate']>[1];

const datedHooks = createDatedRowHooks('valid_from');

/** Rules of pressing prices: dated rows with a valid line and option. */
export const quotePriceRules = {
  beforeCreate: (values: Partial<QuotePriceRow>, call: Call): void => {
    datedHooks.beforeCreate(values, call);
    checkPrice(values as Row);
  },
  beforeUpdate: (values: Partial<QuotePriceRow>, before: QuotePriceRow, call: Call): void => {
    datedHooks.beforeUpdate(values, before, call);
    checkPrice({ ...before, ...values });
  },
  beforeDelete: datedHooks.beforeDelete,
};
