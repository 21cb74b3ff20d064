import { unwrap } from '#generated/client/unwrap.ts';
import { TrackingImportFields } from '#generated/fields/TrackingImport.ts';
import type { Query } from '#generated/operation-types.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { ImportStart } from '#admin/imports/ImportStart.tsx';
import { recordPath } from '#admin/resource/paths.ts';

const headers = { 'content-type': 'application/octet-stream' };
const PARTNER = TrackingImportFields.filter(({ name }) => name === 'partner').map((field) => ({
  ...field,
  readOnly: false,
  help: 'tracking.any_partner',
}));

/** Takes a file of tracking numbers and shows what it comes to; nothing is written by that. */
export function UploadTracking() {
  const t = useTranslate();
  const navigate = useNavigate();
  const read = async ({ partner }: Query<'adminCreateTrackingImport'>, body: File | undefined) => {
    if (!body) return;
    const params = { query: { name: body.name, ...(partner && { partner }) } };
    const { id } = await unwrap(api.POST('/admin/tracking-imports', { params, body, headers }));
    void navigate(recordPath({ name: 'tracking-imports' }, id));
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={t('tracking.new')} />
      <ImportStart
        definitions={PARTNER}
        accept=".csv,.tsv,.txt,.xlsx"
        submit={t('tracking.read')}
        hint={t('tracking.hint')}
        onRead={(values, file) => read(values as Query<'adminCreateTrackingImport'>, file)}
      />
    </Stack>
  );
}
