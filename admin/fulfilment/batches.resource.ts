import { batchesResource } from '#generated/resources/batches.ts';
import { screen } from '#admin/resource/define.ts';

// batches are created on the dispatch board
const { create: _, ...operations } = batchesResource.operations;

export default screen(
  { ...batchesResource, operations },
  {
    columns: { number: { width: 96 }, partner: { width: 148 }, push_status: { width: 100 }, note: { flex: 1.5 } },
    headline: ['partner', 'status', 'push_status'],
    body: async () => (await import('./BatchBody.tsx')).BatchBody,
    show: [
      'orders_count',
      'copies',
      'weight',
      'note',
      'created_by',
      'created_at',
      'checked_at',
      'handed_over_at',
      'map_version',
    ],
  },
);
