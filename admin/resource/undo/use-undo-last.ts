import { AuditAction } from '#generated/enums/AuditAction.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { useDataProvider, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { ROW } from '../row-meta.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { formatEntry } from './entry-text.ts';

/** Returns a function that offers, in a notification, to undo the account's last change. */
export function useUndoLast(): () => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const onFailure = useFailureNotice();
  const { identity } = useGetIdentity();
  const user_id = identity?.id;
  return useCallback(async () => {
    try {
      const changes = AuditAction.values.filter((action) => action !== 'undo');
      const { data } = await dataProvider.getList<AuditEntry>('undo', {
        filter: { undo: 'possible', action: changes, user_id: Number(user_id) },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'created_at', order: 'DESC' },
        meta: ROW,
      });
      const [entry] = data;
      if (!entry) notify(t('undo.nothing'), { type: 'info' });
      else notify(t('undo.ask', { what: formatEntry(entry, t) }), { type: 'info', undo: entry.request_id });
    } catch (error) {
      onFailure(error);
    }
  }, [dataProvider, notify, onFailure, t, user_id]);
}
