import { POSTAL_CODE_NOT_REQUIRED } from '#domain/addresses/postal-codes.ts';
import { BoxPeriodFields } from '#generated/fields/BoxPeriod.ts';
import type { BoxPeriod } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { boxes, boxPeriods, type BoxPeriodRow } from './boxes.table.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { matchesWords } from '#server/resources/conditions.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

const HOLDER = sql.raw('select holder from boxes b where b.id = box_periods.box_id');

/** SQL of the exception that blocks a period `box_periods` of a box `b`, except shortage. */
export const EXCEPTION_BEFORE_STOCK = `case
    when b.address is null or b.zip_code is null and not (b.country_id = any ('{${POSTAL_CODE_NOT_REQUIRED.join()}}')) or b.city is null or b.country_id is null then 'address_missing'
    when box_periods.item_id is null then 'no_record'
    when box_periods.amount > 0 and b.card_token is null then 'card_missing'
    when box_periods.amount > 0 and b.card_expires < to_char(now() at time zone '${SHOP_TIME_ZONE}', 'YYYY-MM') then 'card_expired'
  end`;

/**
 * SQL of the most urgent exception of a period, also used by the run. A record is short when more periods of the month
 * need it than there are copies.
 */
export const EXCEPTION = sql.raw(`select case
    when box_periods.status = 'failed' then 'declined'
    when box_periods.status <> 'planned' then null
    else coalesce(${EXCEPTION_BEFORE_STOCK}, case
      when (select stock from items i where i.id = box_periods.item_id) < (select count(*) from box_periods o
        where o.month_id = box_periods.month_id and o.item_id = box_periods.item_id and o.status = 'planned') then 'short' end)
  end from boxes b where b.id = box_periods.box_id`);

/** Returns a period as the response of an action and sets its ETag. */
export async function answerPeriod(call: AnyCall, row: BoxPeriodRow): Promise<BoxPeriod> {
  call.reply.header('etag', `"${row.version}"`);
  const [computed] = await call.context.db
    .select({ holder: sql`(${HOLDER})`, exception: sql`(${EXCEPTION})` })
    .from(boxPeriods)
    .where(eq(boxPeriods.id, row.id));
  return toWire(BoxPeriodFields, { ...row, ...computed }) as BoxPeriod;
}

export const boxPeriodResource = defineResource('box-periods', {
  table: boxPeriods,
  texts: { holder: HOLDER, exception: EXCEPTION },
  searchBy: (text) =>
    sql`exists (select from ${boxes} where ${boxes.id} = ${boxPeriods.box_id} and ${matchesWords(boxes.search, text)})`,
});
