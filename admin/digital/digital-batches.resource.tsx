import { digitalBatchesResource } from '#generated/resources/digital-batches.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalBatchesResource, {
  columns: { name: { flex: 1.6 }, exported: { width: 104 }, uses: { width: 88 } },
  body: async () => (await import('./BatchBody.tsx')).BatchBody,
  show: [
    'release_id',
    'size',
    'redeemed_count',
    'uses',
    'expires_at',
    'revoked_count',
    'exported_at',
    'exported_by',
    'created_by',
    'created_at',
  ],
});
