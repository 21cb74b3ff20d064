import {
  EMPTY_CONTACT,
  nullColumns,
  ERASED,
  toErasedEmail,
  byAccountOrEmail,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { quotePrices } from './quote-prices.table.ts';
import { quotes } from './quotes.table.ts';

export const pressingPersonalData: PersonalData = {
  sources: [
    {
      table: quotes,
      kind: 'quotes',
      resource: 'quotes',
      rows: byAccountOrEmail(quotes),
      excluded: ['staff_note', 'cost', 'margin', 'margin_percent'],
      erase: (subject) => ({
        ...{ email: toErasedEmail(subject), name: ERASED, ...EMPTY_CONTACT },
        ...nullColumns(
          'title',
          'artist_name',
          'question',
          'message',
          'staff_note',
          'secret',
          'answered_name',
          'answered_reason',
        ),
        ...nullColumns('discount_reason'),
      }),
    },
  ],
  impersonal: [quotePrices],
};
