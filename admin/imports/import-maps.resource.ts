import { importMapsResource } from '#generated/resources/import-maps.ts';
import { screen } from '#admin/resource/define.ts';

// maps are created on the page of an import
const { create: _, ...operations } = importMapsResource.operations;

export default screen(
  { ...importMapsResource, operations },
  {
    columns: { name: { flex: 1.5 } },
    body: async () => (await import('./ColumnMapBody.tsx')).ColumnMapBody,
    show: ['kind', 'shared', 'created_by', 'created_at'],
  },
);
