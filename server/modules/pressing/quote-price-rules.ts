import { isOptionOf, type QuotePriceRow } from '#domain/pressing/quote-prices.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { datedRowHooks } from '#server/resources/dated-rows.ts';

type Row = Pick<QuotePriceRow, 'line' | 'option' | 'fixed' | 'each' | 'percent'>;

/** Refuses what says no price, or is for a choice that its line does not know (422). */
function refuseNonsense({ line, option, fixed = null, each = null, percent = null }: Row): void {
  if (!isOptionOf(line, option)) throw invalid([{ path: 'option', code: 'option_of_other_line' }]);
  if (fixed === null && each === null && percent === null) throw invalid([{ path: 'fixed', code: 'price_missing' }]);
}

type Dated = ReturnType<typeof datedRowHooks<'valid_from'>>;
type Call = Parameters<Dated['beforeCreate']>[1];

const inTime = datedRowHooks('valid_from');

/** The rules of quote prices: those of every dated row, and that a price is for something. */
export const quotePriceRules = {
  beforeCreate: (values: Partial<QuotePriceRow>, call: Call): void => {
    inTime.beforeCreate(values, call);
    refuseNonsense(values as Row);
  },
  beforeUpdate: (values: Partial<QuotePriceRow>, before: QuotePriceRow, call: Call): void => {
    inTime.beforeUpdate(values, before, call);
    refuseNonsense({ ...before, ...values });
  },
  beforeDelete: inTime.beforeDelete,
};
