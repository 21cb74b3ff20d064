import type { Export } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useDownload } from './use-download.ts';

interface Props {
  export: Pick<Export, 'id' | 'name'>;
  /** Said instead of "Download", where there is no room for both. */
  size?: string;
  variant?: ButtonProps['variant'];
}

/** Fetches the file of an export. */
export function DownloadButton({ export: { id, name }, size, variant }: Props) {
  const t = useTranslate();
  const download = useDownload();
  const [busy, whileBusy] = useBusy();
  return (
    <Button
      variant={variant}
      startIcon={<Download />}
      loading={busy}
      loadingPosition="start"
      aria-label={[t('exports.download_one', { name }), ...(size ? [size] : [])].join(', ')}
      onClick={() => void whileBusy(() => download(id))}
    >
      {size ?? t('exports.download')}
    </Button>
  );
}
