import { disputesResource } from '#generated/resources/disputes.ts';
import { screen } from '../resource/define.ts';

export default screen(disputesResource, {
  columns: { id: { width: 72 }, status: { width: 148 }, reason: { flex: 1.5 } },
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
