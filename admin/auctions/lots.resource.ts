import { lotsResource } from '#generated/resources/lots.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(lotsResource, {
  columns: { number: { width: 88 }, title: { flex: 4 }, status: { width: 132 }, reserve_met: { width: 136 } },
  headline: ['status', 'price', 'reserve_met'],
  editable: ({ status }) => status === 'draft' || status === 'open',
  deletable: ({ status }) => status === 'draft',
  show: [
    ...(['number', 'bids_count', 'leader_id', 'manual_order_id', 'pay_until', 'reason', 'created_by'] as const),
    ...(['item_id', 'description', 'picture', 'condition', 'sleeve_condition'] as const),
    ...(['start_price', 'reserve', 'increments', 'starts_at', 'ends_at'] as const),
  ],
});
