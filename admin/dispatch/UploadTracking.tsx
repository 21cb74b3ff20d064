import { unwrap } from '#generated/client/unwrap.ts';
import { Partner } from '#generated/enums/Partner.ts';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { recordPath } from '../resource/paths.ts';
import { useBusy } from '../resource/use-busy.ts';
import { useTold } from './use-dispatch.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

/** Takes a file of tracking numbers and shows what it comes to; nothing is written by that. */
export function UploadTracking() {
  const t = useTranslate();
  const navigate = useNavigate();
  const told = useTold();
  const [busy, whileBusy] = useBusy();
  const [partner, setPartner] = useState<Partner | ''>('');
  const [file, setFile] = useState<File>();

  const read = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    void whileBusy(() =>
      told(async () => {
        const params = { query: { name: file.name, ...(partner && { partner }) } };
        const made = await unwrap(api.POST('/admin/tracking_imports', { params, body: file, headers: BYTES }));
        void navigate(recordPath({ name: 'tracking_imports' }, made.id));
      }),
    );
  };
  return (
    <Stack component="form" onSubmit={read} sx={{ p: { xs: 1, sm: 2 }, gap: 2, maxWidth: 560 }}>
      <PageTitle text={t('tracking.new')} />
      <Typography color="textSecondary">{t('tracking.hint')}</Typography>
      <TextField
        select
        label={t('fields.partner')}
        value={partner}
        onChange={(event) => setPartner(event.target.value as Partner | '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('tracking.any_partner')}</MenuItem>
        {Partner.values.map((code) => (
          <MenuItem key={code} value={code}>
            {t(`enums.Partner.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button component="label" variant="outlined" startIcon={<UploadFile />} sx={{ py: 3 }}>
        {file?.name ?? t('tracking.drop')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={t('tracking.drop')}
          onChange={(event) => setFile(event.target.files?.[0])}
          style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
      </Button>
      <Button type="submit" variant="contained" loading={busy} disabled={!file}>
        {t('tracking.read')}
      </Button>
    </Stack>
  );
}
