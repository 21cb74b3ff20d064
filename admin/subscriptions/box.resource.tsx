import { boxResource } from '#generated/resources/box.ts';
import { ListLinks } from '#admin/resource/list/ListLinks.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(boxResource, {
  columns: { holder: { flex: 1.4 }, paid_months: { width: 96 }, records_sent: { width: 96 } },
  headline: ['status', 'price'],
  titleTools: () => <ListLinks names={['box-plans', 'box-codes', 'box-sponsors']} />,
  timeline: ['action', 'mail', 'note'],
  body: async () => (await import('./BoxBody.tsx')).BoxBody,
  show: [
    ...(['user_id', 'type', 'periodicity', 'first_month', 'next_month', 'paid_months', 'renews'] as const),
    ...(['paused_until', 'skipped_months', 'genres', 'taste', 'discount_percent', 'discount_charges'] as const),
    ...(['card_brand', 'card_last4', 'card_expires', 'email', 'company', 'address', 'address2', 'zip_code'] as const),
    ...(['city', 'state', 'country_id', 'phone', 'sponsor_id', 'giver_id', 'gift_message'] as const),
    ...(['cancelled_at', 'cancelled_because', 'created_at'] as const),
  ],
});
