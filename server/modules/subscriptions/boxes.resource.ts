import { BoxFields } from '#generated/fields/Box.ts';
import type { Box } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { eq } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import { computePlannedCharge } from './box-charge.ts';
import { readCurrentPrice } from '#server/modules/pricing/index.ts';
import { boxes, boxPeriods, type BoxRow } from './boxes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

/** SQL of the next month without a started period; null once the box has ended. */
const NEXT_MONTH = sql.raw(`select case when boxes.status in ('cancelled', 'ended') then null
  else greatest(boxes.first_month, (select to_char(to_date(max(p.month), 'YYYY-MM') + interval '1 month', 'YYYY-MM')
    from box_periods p where p.box_id = boxes.id)) end`);
const RECORDS_SENT = sql.raw(
  `select count(*)::int from box_periods p where p.box_id = boxes.id and p.status = 'ordered'`,
);

/** Converts a box to wire format. */
export async function toWireBox(db: Queryable, row: BoxRow): Promise<Box> {
  const toText = (expression: SQL) => sql`(${expression})`;
  const [computed] = await db
    .select({ next_month: toText(NEXT_MONTH), records_sent: toText(RECORDS_SENT) })
    .from(boxes)
    .where(eq(boxes.id, row.id));
  return toWire(BoxFields, { ...row, ...computed }) as Box;
}

/** Returns a box as the response of an action and sets its ETag. */
export async function answerBox(call: AnyCall, row: BoxRow): Promise<Box> {
  call.reply.header('etag', `"${row.version}"`);
  return toWireBox(call.context.db, row);
}

/** Updates the charges of the open periods of a box. */
export async function repricePlanned(tx: Queryable, box: BoxRow): Promise<void> {
  await tx
    .update(boxPeriods)
    .set({ ...computePlannedCharge(box), version: sql`${boxPeriods.version} + 1` })
    .where(sql`${boxPeriods.box_id} = ${box.id} and ${boxPeriods.status} in ('planned', 'failed')`);
}

const FIXED_FIELDS = ['type', 'periodicity', 'currency'] as const;

/** Boxes. The price is fixed when a box is created; changing its type is an action. */
export const boxResource = defineResource('box', {
  table: boxes,
  computed: { records_sent: RECORDS_SENT },
  texts: { next_month: NEXT_MONTH },
  hooks: {
    beforeCreate: async (values, { context }, tx) => {
      const { type, periodicity, currency, user_id = 0 } = values;
      const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id));
      if (!account) throw invalid([{ path: 'user_id', code: 'reference_unknown' }]);
      if (!type || !periodicity || !currency) return;
      return {
        price: await readCurrentPrice(tx, { type, periodicity, currency }, context.now()),
        created_at: context.now(),
      };
    },
    beforeUpdate: (values, before) => {
      const changedFields = FIXED_FIELDS.filter((name) => values[name] !== undefined && values[name] !== before[name]);
      if (changedFields.length > 0) throw invalid(changedFields.map((path) => ({ path, code: 'box_kind_by_action' })));
    },
    afterChange: async ({ after }, _call, tx) => {
      if (after) await repricePlanned(tx, after);
    },
  },
});
