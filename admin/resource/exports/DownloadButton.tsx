import type { Export } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBusy } from '#admin/ui/use-busy.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { api } from '#admin/api/client.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';

interface Props {
  export: Pick<Export, 'id' | 'name'>;
  /** Replaces the text "Download" where space is short. */
  sizeLabel?: string;
  variant?: ButtonProps['variant'];
}

/** Downloads the file of an export. */
export function DownloadButton({ export: { id, name }, sizeLabel, variant }: Props) {
  const t = useTranslate();
  const download = useDownload();
  const [busy, whileBusy] = useBusy();
  return (
    <Button
      variant={variant}
      startIcon={<Download />}
      loading={busy}
      loadingPosition="start"
      aria-label={[t('exports.download_one', { name }), ...(sizeLabel ? [sizeLabel] : [])].join(', ')}
      onClick={() => void whileBusy(() => download(id))}
    >
      {sizeLabel ?? t('exports.download')}
    </Button>
  );
}

/** Returns a function that downloads the file of an export. */
function useDownload(): (id: number) => Promise<void> {
  const onFailure = useFailureNotice();
  return async (id) => {
    try {
      const { url } = await unwrap(api.POST('/admin/exports/{id}/link', { params: { path: { id } } }));
      downloadFile(url);
    } catch (error) {
      onFailure(error);
    }
  };
}
