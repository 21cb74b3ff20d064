import { parseCurrency } from '#domain/currencies.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The result of a bid. */
export interface BidOutcome {
  readonly lot: number;
  /** the amount as typed */
  readonly typed: string;
  /** the error; undefined when the bid was placed */
  readonly problem?: Problem;
}

const createProblem = (code: string): Problem => ({
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'validation_failed',
  errors: [{ path: 'maximum', code }],
});

/** Places the bid of a form: lot, maximum (with a decimal point or comma) and currency. */
export async function submitBid({ api }: Visit, form: FormData): Promise<BidOutcome> {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const [lot, typed, currency] = [Number(read('lot')), read('maximum'), parseCurrency(read('currency'))];
  if (!Number.isSafeInteger(lot) || lot < 1) return { lot: 0, typed };
  if (typed === '') return { lot, typed, problem: createProblem('input_required') };
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(typed)) return { lot, typed, problem: createProblem('input_must_number') };
  if (!currency) return { lot, typed, problem: createProblem('currency_of_lot') };
  const maximum = Number(typed.replace(',', '.'));
  try {
    await unwrap(api.POST('/lots/{id}/bids', { params: { path: { id: lot } }, body: { maximum, currency } }));
    return { lot, typed: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { lot, typed, problem: toProblem(error) };
  }
}
