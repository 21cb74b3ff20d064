import { disputesResource } from '#generated/resources/disputes.ts';
import { screen } from '../resource/define.ts';

export default screen(disputesResource, {
  headline: ['status', 'amount'],
  show: [
    'order_id',
    'payment_id',
    'reason',
    'due_at',
    'created_at',
    'closed_at',
    'evidence',
    'submitted_at',
    'submitted_by',
  ],
  body: async () => (await import('./EvidenceFiles.tsx')).EvidenceFiles,
});
