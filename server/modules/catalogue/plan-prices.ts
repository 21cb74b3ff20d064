import { fromMinor } from '#domain/money.ts';
import type { PlanPricesRequest } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import { callInTransaction } from '#server/core/api/call-in-transaction.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { invalid, Problem, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { items } from './catalogue.table.ts';
import { inTransaction } from '#server/core/database/database.ts';

type PriceAdjustment = Pick<PlanPricesRequest, 'adjustment' | 'percent' | 'price'>;

/** Sign of a percentage. */
const FACTOR = { reduce: -1, raise: 1 } as const;

/** Plans a price change for each item in its currency, by the rules of a single change. */
export const adminPlanPrices: Handler<'adminPlanPrices'> = (call) => {
  const { body, context, requestId } = call;
  const { valid_from, valid_until = null, reason = null } = body;
  const field = body.adjustment === 'set' ? 'price' : 'percent';
  if (body[field] == null) throw invalid([{ path: field, code: 'input_required' }]);
  const user = requireAccount(call.user);
  return runForEachRecord(body.ids, (id) =>
    inTransaction(context.db, async (tx) => {
      const [item] = await tx.select().from(items).where(eq(items.id, id));
      if (!item) throw problem(404, 'not_found');
      const { currency } = item;
      const change = { item_id: id, currency, price: computeNewPrice(item, body), valid_from, valid_until, reason };
      await callInTransaction(
        tx,
        { operation: 'adminCreatePriceChange', user, requestId, body: change },
        context,
      ).catch((error: unknown) => {
        throw toFieldProblem(error);
      });
    }),
  );
};

function computeNewPrice({ price, currency }: typeof items.$inferSelect, adjustment: PriceAdjustment): number {
  if (adjustment.adjustment === 'set') return adjustment.price ?? 0;
  const factor = 1 + (FACTOR[adjustment.adjustment] * (adjustment.percent ?? 0)) / 100;
  return fromMinor(Math.round(price * factor), currency);
}

/** Reports the first field error of an item. */
function toFieldProblem(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const [first] = error.options.errors ?? [];
  return first ? problem(error.status, first.code) : error;
}
