import { auditResource } from '#generated/resources/audit.ts';
import { screen } from '../resource/define.ts';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

export default screen(auditResource, {
  columns: ENTRY_COLUMNS,
  headline: ['undo'],
  show: ['action', 'operation', 'user_name', 'created_at', 'reason', 'undoes', 'request_id', 'before', 'after'],
  body: async () => (await import('../undo/EntryBody.tsx')).EntryBody,
});
