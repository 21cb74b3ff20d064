import Download from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import { saveBytes } from '#admin/ui/open-file.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

interface Props {
  fetch: () => Promise<ReadableStream<Uint8Array>>;
  /** File name. */
  name: string;
  /** Translation key of the button's text. */
  label?: string;
}

/** Downloads a table as a file. */
export function FileDownloadButton({ fetch, name, label = 'report.download' }: Props) {
  const t = useTranslate();
  return (
    <WorkButton
      startIcon={<Download />}
      work={async () => saveBytes(await fetch(), name)}
      sx={{ '@media print': { display: 'none' } }}
    >
      {t(label)}
    </WorkButton>
  );
}
