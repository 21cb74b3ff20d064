import { importMapsResource } from '#generated/resources/import-maps.ts';
import { screen } from '#admin/resource/define.ts';

// a new one is kept where its columns were chosen
const { create: _, ...operations } = importMapsResource.operations;

export default screen(
  { ...importMapsResource, operations },
  {
    columns: { name: { flex: 1.5 } },
    body: async () => (await import('./MapBody.tsx')).MapBody,
    show: ['kind', 'shared', 'created_by', 'created_at'],
  },
);
