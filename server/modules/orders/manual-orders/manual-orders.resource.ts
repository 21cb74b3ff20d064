import { isOpenDraft } from '#domain/orders/manual-order.ts';
import { parseManualOrderNumber } from '#domain/orders/order-number.ts';
import { ordersManualResource } from '#generated/resources.ts';
import type { ManualOrder } from '#generated/schemas.ts';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { readDraftLines, toWireLines } from './draft-lines.ts';
import { type ManualOrderRow } from './draft-line.ts';
import { manualOrders } from './manual-orders.table.ts';
import { createPayUrl } from './offer-link.ts';
import { priceSavedDraft } from './price-draft.ts';
import {
  checkVatNumber,
  getDraftCustomerName,
  checkDraftOpen,
  checkNewDraft,
  checkNotBeingPaid,
  savePrices,
} from './save-draft.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Condition for drafts by number or e-mail. */
function findManualOrders(text: string): SQL {
  const term = text.trim();
  return (
    or(eq(manualOrders.id, parseManualOrderNumber(term) ?? 0), eq(manualOrders.email, term.toLowerCase())) ?? sql`false`
  );
}

async function readDetails({ db, config }: Context, row: ManualOrderRow, via: Queryable) {
  const lines = await readDraftLines(via, row.id);
  const priced = await priceSavedDraft(via, row, lines, await readRates(db, via));
  return {
    lines: toWireLines(lines, priced, row.currency, isOpenDraft(row.status)),
    pay_url: createPayUrl(row, config.publicUrl),
  };
}

/** The response of an action: the current draft with its ETag. */
export async function answerDraft(call: Pick<AnyCall, 'context' | 'reply'>, row: ManualOrderRow): Promise<ManualOrder> {
  const { context, reply } = call;
  reply.header('etag', `"${row.version}"`);
  return {
    ...(toWire(ordersManualResource.fields, row) as ManualOrder),
    ...(await readDetails(context, row, context.db)),
  };
}

export const manualOrdersResource = defineResource('orders-manual', {
  table: manualOrders,
  find: findManualOrders,
  details: (row, call, db) => readDetails(call.context, row, db),
  hooks: {
    beforeCreate: async (values, call, tx) => {
      checkVatNumber(values);
      await checkNewDraft(values, call, tx);
      return { created_by: call.user?.id, customer_name: getDraftCustomerName(values) };
    },
    beforeUpdate: async (values, before, call, tx) => {
      checkVatNumber(values);
      checkDraftOpen(before, [...Object.keys(values), ...(call.body.lines ? ['lines'] : [])]);
      await checkNotBeingPaid(tx, before.id);
    },
    afterChange: savePrices,
  },
});
