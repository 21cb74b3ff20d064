import { unwrap } from '#generated/client/unwrap.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '#admin/api/client.ts';
import { takeUndo } from '#admin/api/undoable.ts';
import { ROW } from '../row-meta.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { useWatched } from '#admin/ui/tray/watched.ts';

/**
 * Undoes one change, or all changes of a request (several as a bulk job). Shows the result and refreshes the screen.
 */
export function useUndo() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { watch } = useWatched();
  const onFailure = useFailureNotice();

  const undoEntry = useCallback(
    async (id: number): Promise<void> => {
      try {
        await unwrap(api.POST('/admin/undo/{id}', { params: { path: { id } } }));
        notify(t('undo.undone'), { type: 'success', undo: takeUndo(), undoLabel: 'undo.redo' });
      } catch (error) {
        onFailure(error);
      }
      refresh();
    },
    [notify, onFailure, refresh, t],
  );

  const undoRequest = useCallback(
    async (request_id: string): Promise<void> => {
      try {
        const filter = { request_id, undo: 'possible' };
        const { data } = await dataProvider.getList<AuditEntry>('undo', {
          filter,
          pagination: { page: 1, perPage: 2 },
          sort: { field: 'created_at', order: 'DESC' },
          meta: ROW,
        });
        const [entry, second] = data;
        if (entry && !second) return await undoEntry(entry.id);
        if (!entry) return notify(t('errors.undo_done'), { type: 'info' });
        const { id } = await unwrap(
          api.POST('/admin/bulk', { body: { operation: 'adminUndoMany', filter, body: {} } }),
        );
        watch('bulk', id);
      } catch (error) {
        onFailure(error);
      }
    },
    [dataProvider, notify, onFailure, t, undoEntry, watch],
  );
  return { undoEntry, undoRequest };
}
