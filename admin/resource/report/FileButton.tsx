import Download from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import { keepBytes } from '#admin/ui/show-file.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

interface Props {
  fetch: () => Promise<ReadableStream<Uint8Array>>;
  /** Of the file. */
  name: string;
  /** Translation key of what the button says. */
  label?: string;
}

/** Gives a table as a file. */
export function FileButton({ fetch, name, label = 'report.download' }: Props) {
  const t = useTranslate();
  return (
    <WorkButton
      startIcon={<Download />}
      work={async () => keepBytes(await fetch(), name)}
      sx={{ '@media print': { display: 'none' } }}
    >
      {t(label)}
    </WorkButton>
  );
}
