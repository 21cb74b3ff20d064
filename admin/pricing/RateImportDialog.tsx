import { unwrap } from '#generated/client/unwrap.ts';
import type { RateTable } from '#generated/enums/RateTable.ts';
import type { RateImportPreview } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { api } from '#admin/api/client.ts';
import { useSuccess } from '#admin/ui/use-success.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { ImportedRows } from './ImportedRows.tsx';

interface Props {
  table: RateTable;
  onClose: () => void;
}

/** A table pasted or chosen, looked at row by row, and only then written. */
export function RateImportDialog({ table, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const succeed = useSuccess();
  const refresh = useRefresh();
  const [busy, call] = useCall(table);
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [skip_refused, setSkip] = useState(false);
  const [preview, setPreview] = useState<RateImportPreview>();
  const params = { path: { table } };
  const say = (said: string) => {
    setText(said);
    setPreview(undefined);
    setSkip(false);
  };
  const look = async () =>
    setPreview(await call(() => unwrap(api.POST('/admin/rates/{table}/preview', { params, body: { text } }))));
  const take = async () => {
    const body = { text, skip_refused };
    const done = await call(() => unwrap(api.POST('/admin/rates/{table}/import', { params, body })));
    if (!done) return;
    succeed(t('rates.done', { added: done.added, changed: done.changed }));
    refresh();
    onClose();
  };
  const isNothing = preview !== undefined && preview.added + preview.changed === 0;
  const isReady = preview !== undefined && !isNothing && (preview.refused === 0 || skip_refused);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('rates.import_title', { name: t(`resources.${table}`) })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography color="textSecondary">{t('rates.import_text')}</Typography>
          <TextField
            label={t('fields.csv_text')}
            value={text}
            onChange={({ target }) => say(target.value)}
            multiline
            minRows={4}
            maxRows={10}
            slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
          />
          <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => file.current?.click()}>
            {t('rates.choose')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv"
            hidden
            onChange={({ target }) => void target.files?.[0]?.text().then(say)}
          />
          {preview && (
            <Typography role="status" sx={{ fontWeight: 650 }}>
              {isNothing && preview.refused === 0 ? t('rates.nothing') : t('rates.counts', { ...preview })}
            </Typography>
          )}
          {preview && preview.refused > 0 && (
            <FormControlLabel
              control={<Checkbox checked={skip_refused} onChange={(_, checked) => setSkip(checked)} />}
              label={t('fields.skip_refused')}
            />
          )}
          {preview && <ImportedRows preview={preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        {preview ? (
          <Button variant="contained" loading={busy} disabled={!isReady} onClick={() => void take()}>
            {t('rates.take')}
          </Button>
        ) : (
          <Button variant="contained" loading={busy} disabled={text.trim() === ''} onClick={() => void look()}>
            {t('rates.look')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
