import type { Bulk } from '#generated/schemas.ts';
import { bulkResource } from '#generated/resources/bulk.ts';
import { formatBulkName } from '#admin/resource/bulk/format-bulk-name.ts';
import { screen } from '#admin/resource/define.ts';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

// bulk actions are started in the lists
const { create: _, ...operations } = bulkResource.operations;
const { operation, resource } = ENTRY_COLUMNS;

export default screen(
  { ...bulkResource, operations },
  {
    name: (record, t) => formatBulkName(record as Bulk, t),
    columns: { operation, resource },
    headline: ['status'],
    show: ['failure', 'records_done', 'records_refused', 'records_total', 'created_by', 'created_at', 'finished_at'],
    body: async () => (await import('#admin/resource/bulk/BulkBody.tsx')).BulkBody,
  },
);
