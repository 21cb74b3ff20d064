import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { api } from '../api/client.ts';
import { errorText } from '../api/refusal.ts';

/** Lets the browser fetch the file of an export by itself, so that not a byte of it passes through this page. */
export function useDownload(): (id: number) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (id) => {
      try {
        const { url } = await unwrap(api.POST('/admin/exports/{id}/link', { params: { path: { id } } }));
        const link = document.createElement('a');
        link.href = url;
        // its name comes with it
        link.download = '';
        link.click();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify(errorText(error, t), { type: 'error' });
      }
    },
    [notify, t],
  );
}
