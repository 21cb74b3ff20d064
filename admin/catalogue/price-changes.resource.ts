import { formatDate } from '#domain/dates.ts';
import { priceChangesResource } from '#generated/resources/price-changes.ts';
import { screen } from '../resource/define.ts';

export default screen(priceChangesResource, {
  name: ({ valid_from, valid_until }, _, locale) =>
    [valid_from, valid_until].flatMap((day) => (day ? [formatDate(day, locale)] : [])).join(' – '),
  columns: { item_id: { flex: 2 }, reason: { flex: 1.4 } },
  editable: ({ applied_at }) => applied_at == null,
  headline: ['price', 'state'],
});
