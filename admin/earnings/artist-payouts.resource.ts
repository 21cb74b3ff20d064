import { artistPayoutsResource } from '#generated/resources/artist-payouts.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(artistPayoutsResource, {
  columns: { number: { width: 96 }, shop_id: { flex: 1.4 }, status: { width: 120 }, iban_masked: { width: 150 } },
  headline: ['status', 'amount'],
  show: [
    ...(['parts', 'shop_id', 'user_id', 'holder', 'iban_masked', 'note', 'created_at', 'created_by'] as const),
    ...(['decided_at', 'decided_by', 'reason', 'transfer', 'paid_on', 'bank_reference'] as const),
  ],
});
