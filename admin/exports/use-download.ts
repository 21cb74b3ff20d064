import { unwrap } from '#generated/client/unwrap.ts';
import { api } from '../api/client.ts';
import { useFailureNotice } from '../resource/use-failure-notice.tsx';

/** Lets the browser fetch the file of an export by itself, so that not a byte of it passes through this page. */
export function useDownload(): (id: number) => Promise<void> {
  const onFailure = useFailureNotice();
  return async (id) => {
    try {
      const { url } = await unwrap(api.POST('/admin/exports/{id}/link', { params: { path: { id } } }));
      const link = document.createElement('a');
      link.href = url;
      // its name comes with it
      link.download = '';
      link.click();
    } catch (error) {
      onFailure(error);
    }
  };
}
