import { importsResource } from '#generated/resources/imports.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(importsResource, {
  columns: { name: { flex: 1.5 }, kind: { width: 120 }, source: { width: 120 } },
  headline: ['kind', 'status'],
  createForm: async () => (await import('./NewImport.tsx')).NewImport,
  body: async () => (await import('./ImportBody.tsx')).ImportBody,
  show: ['source', 'rows_total', 'rows_imported', 'rows_skipped', 'created_by', 'created_at', 'finished_at'],
});
