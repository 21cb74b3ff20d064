import { unwrap } from '#generated/client/unwrap.ts';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import { api } from '#admin/api/client.ts';
import { openPdf } from '#admin/ui/open-file.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

/** Opens the quote's PDF in a new tab. */
export function PdfButton({ id }: { id: number }) {
  const fetchPdf = () => unwrap(api.GET('/admin/quotes/{id}/pdf', { params: { path: { id } } }));
  return (
    <WorkButton startIcon={<Pdf />} work={async () => openPdf(await fetchPdf())}>
      PDF
    </WorkButton>
  );
}
