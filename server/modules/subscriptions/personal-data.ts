import { sql } from 'drizzle-orm';
import {
  EMPTY_CONTACT,
  nullColumns,
  ERASED,
  toErasedEmail,
  byAccount,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { boxCodeUses, boxMonths, boxPeriods, boxPicks, boxes } from './boxes.table.ts';

export const subscriptionsPersonalData: PersonalData = {
  sources: [
    {
      table: boxPeriods,
      kind: 'boxes',
      rows: ({ user_id }) =>
        sql`${boxPeriods.box_id} in (select ${boxes.id} from ${boxes} where ${boxes.user_id} = ${user_id}::integer)`,
      erase: () => nullColumns('charge_token'),
    },
    {
      table: boxes,
      kind: 'boxes',
      resource: 'box',
      rows: byAccount(boxes.user_id),
      erase: (subject) => ({
        ...{ email: toErasedEmail(subject), firstname: ERASED, lastname: ERASED, ...EMPTY_CONTACT },
        ...nullColumns(
          'taste',
          'address',
          'address2',
          'zip_code',
          'city',
          'state',
          'country_id',
          'gift_message',
          'cancelled_because',
        ),
        ...nullColumns('card_token', 'card_brand', 'card_last4', 'card_expires'),
      }),
    },
    {
      // a box given to another person continues without the message
      table: boxes,
      kind: 'boxes',
      rows: byAccount(boxes.giver_id),
      erase: () => nullColumns('gift_message', 'giver_id'),
    },
  ],
  impersonal: [boxCodeUses, boxMonths, boxPicks],
};
