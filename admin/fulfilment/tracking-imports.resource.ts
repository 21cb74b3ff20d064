import { trackingImportsResource } from '#generated/resources/tracking-imports.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(trackingImportsResource, {
  columns: { name: { flex: 1.5 }, partner: { width: 148 } },
  headline: ['status'],
  createForm: async () => (await import('./UploadTracking.tsx')).UploadTracking,
  body: async () => (await import('./TrackingPreview.tsx')).TrackingPreview,
  show: ['partner', 'rows_count', 'written', 'notify', 'created_by', 'created_at', 'finished_at'],
});
