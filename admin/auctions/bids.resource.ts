import { formatMoney } from '#domain/format-money.ts';
import { bidsResource } from '#generated/resources/bids.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(bidsResource, {
  name: ({ maximum, currency }, _, locale) => formatMoney(maximum, currency, locale),
  columns: { lot_id: { flex: 2 }, user_id: { flex: 1.2 } },
});
