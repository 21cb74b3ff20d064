import type { ExportFormat } from '#generated/enums/ExportFormat.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import type { Export, ExportRequest } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { call } from '#admin/api/client.ts';
import { formatApiError } from '#admin/api/submit-errors.ts';
import { ColumnList } from '../list/ColumnList.tsx';
import { useListPreferences } from '../list/preferences.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { useWatched } from '#admin/ui/tray/watched.ts';

interface Props {
  resource: ResourceDefinition;
  onClose: () => void;
}

/** Dialog of an export: its rows, columns and format. */
export function ExportDialog({ resource, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const { filterValues, sort } = useListContext();
  const { watch } = useWatched();
  const [columns, setColumns] = useState(useListPreferences(resource).preferences.columns);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [refusal, setRefusal] = useState('');
  const [busy, whileBusy] = useBusy();

  const start = () =>
    whileBusy(async () => {
      const { field, order } = sort;
      const body = {
        resource: resource.name,
        filter: filterValues,
        sort: { field, order },
        columns: [...columns],
        format,
      };
      try {
        const created = await unwrap(call('POST', '/admin/exports', { body: body satisfies ExportRequest }));
        watch('exports', (created as Export).id);
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefusal(formatApiError(error, t));
      }
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('exports.title', { list: t(`resources.${resource.name}`) })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Stack component="section" sx={{ gap: 0.5 }} aria-label={t('exports.what')}>
            <RowCount />
            <FilterSummary resource={resource} filter={filterValues} />
          </Stack>
          <FormatChoice hasFiles={resource.files === true} value={format} onChange={setFormat} />
          <Stack component="section" aria-label={t('list.columns')}>
            <Typography variant="h3" component="h3">
              {t('list.columns')}
            </Typography>
            <ColumnList resource={resource} shown={columns} onChange={setColumns} />
          </Stack>
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void start()} autoFocus>
          {t('exports.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Number of rows of the file; approximate where the list's total is. */
function RowCount() {
  const t = useTranslate();
  const locale = useLocale();
  const { total = 0, meta } = useListContext();
  const number = total.toLocaleString(locale);
  return (
    <Typography sx={{ fontWeight: 650 }}>
      {meta?.estimated === true
        ? t('exports.rows_about', { total: number })
        : t('exports.rows', { count: total, formatted: number })}
    </Typography>
  );
}
