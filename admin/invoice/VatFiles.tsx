import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { errorText } from '../api/refusal.ts';
import { keepBytes } from '../documents/show-file.ts';
import { useBusy } from '../resource/use-busy.ts';
import type { Period } from './periods.ts';

/** The report for a spreadsheet. */
export function VatFiles({ period }: { period: Period }) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, whileBusy] = useBusy();
  const keep = (format: 'csv' | 'xlsx') =>
    void whileBusy(async () => {
      try {
        const query = { ...period, format };
        const bytes = await unwrap(api.GET('/admin/invoice/vat-report/file', { params: { query } }));
        await keepBytes(bytes, `vat-${period.from}-${period.to}.${format}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify(errorText(error, t), { type: 'error' });
      }
    });
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} startIcon={<Download />} disabled={busy} onClick={() => keep(format)}>
      {t(`enums.ExportFormat.${format}`)}
    </Button>
  ));
}
