import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Query } from '#generated/operation-types.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { errorText } from '../api/refusal.ts';
import { useBusy } from '../resource/use-busy.ts';

/** Gives a table as a file. */
export function CsvButton({ ask, name }: { ask: Query<'adminGetSalesTable'>; name: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, whileBusy] = useBusy();
  const download = async () => {
    try {
      const text = await unwrap(api.GET('/admin/stats/table', { params: { query: ask }, parseAs: 'text' }));
      const link = document.createElement('a');
      // what is read as text has lost the sign at its beginning that tells spreadsheets its letters
      link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(errorText(error, t), { type: 'error' });
    }
  };
  return (
    <Button
      startIcon={<Download />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void whileBusy(download)}
      sx={{ '@media print': { display: 'none' } }}
    >
      {t('stats.download')}
    </Button>
  );
}
