import { undoResource } from '#generated/resources/undo.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { formatEntryAction } from '#admin/resource/undo/entry-text.ts';
import { screen } from '#admin/resource/define.ts';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

export default screen(undoResource, {
  columns: { ...ENTRY_COLUMNS, undo: { width: 150 } },
  name: (record, t) => formatEntryAction(record as AuditEntry, t),
  headline: ['undo'],
  show: ['action', 'operation', 'user_name', 'created_at', 'reason', 'undoes', 'request_id'],
  body: async () => (await import('#admin/resource/undo/EntryBody.tsx')).EntryBody,
});
