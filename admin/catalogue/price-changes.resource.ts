import { priceChangesResource } from '#generated/resources/price_changes.ts';
import { screen } from '../resource/define.ts';

export default screen(priceChangesResource, {
  columns: { item_id: { flex: 2 }, reason: { flex: 1.4 } },
  editable: ({ applied_at }) => applied_at == null,
  headline: ['state', 'price'],
});
