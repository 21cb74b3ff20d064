import { unwrap } from '#generated/client/unwrap.ts';
import { api } from '#admin/api/client.ts';
import { fetchFile } from '#admin/ui/show-file.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';

/** Fetches the file of an export. */
export function useDownload(): (id: number) => Promise<void> {
  const onFailure = useFailureNotice();
  return async (id) => {
    try {
      const { url } = await unwrap(api.POST('/admin/exports/{id}/link', { params: { path: { id } } }));
      fetchFile(url);
    } catch (error) {
      onFailure(error);
    }
  };
}
