import { byAccount, nullColumns, type PersonalData } from '#server/resources/privacy/personal-data.ts';
import { boxCodes, boxPlans, boxSponsors } from './box-offers.table.ts';
import { promoCodes } from './promo-codes.table.ts';
import { carriers, customsCodes, discFormats, fxRates, partners, shippingRates, vatRates } from './rates.table.ts';

export const pricingPersonalData: PersonalData = {
  sources: [
    {
      table: boxCodes,
      kind: 'boxes',
      rows: byAccount(boxCodes.giver_id),
      erase: () => nullColumns('giver_id', 'giver_email', 'recipient', 'message'),
    },
    { table: boxSponsors, kind: 'boxes', rows: byAccount(boxSponsors.user_id), erase: 'delete' },
  ],
  impersonal: [boxPlans, carriers, customsCodes, discFormats, fxRates, partners, promoCodes, shippingRates, vatRates],
};
