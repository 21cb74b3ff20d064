import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { priceChangesResource } from '#generated/resources/price_changes.ts';
import { screen } from '../resource/define.ts';

export default screen(priceChangesResource, {
  name: ({ price, currency, valid_from }, _, locale) =>
    `${formatMoney(price, currency, locale)}, ${formatDate(valid_from, locale)}`,
  columns: { item_id: { flex: 2 }, reason: { flex: 1.4 } },
  editable: ({ applied_at }) => applied_at == null,
  headline: ['state'],
});
