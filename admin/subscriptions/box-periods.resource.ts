import { boxPeriodsResource } from '#generated/resources/box-periods.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(boxPeriodsResource, {
  columns: { holder: { flex: 1 }, item_id: { flex: 1.6 }, month: { width: 88 }, by_hand: { width: 88 } },
  headline: ['status', 'exception', 'amount'],
});
