import { undoResource } from '#generated/resources/undo.ts';
import { screen } from '../resource/define.ts';
import { ENTRY_COLUMNS } from './entry-columns.tsx';

export default screen(undoResource, {
  columns: { ...ENTRY_COLUMNS, undo: { width: 150 } },
  headline: ['undo'],
  show: ['action', 'operation', 'user_name', 'created_at', 'reason', 'undoes', 'request_id'],
  body: async () => (await import('../undo/EntryBody.tsx')).EntryBody,
});
