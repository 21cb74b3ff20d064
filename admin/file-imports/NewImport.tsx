import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRequestFields } from '#generated/fields/ImportRequest.ts';
import type { ImportRequest } from '#generated/schemas.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { recordPath } from '../resource/paths.ts';
import { ImportStart } from '../imports/ImportStart.tsx';

/** The first step: what the rows are to become, and the file. */
export function NewImport() {
  const t = useTranslate();
  const navigate = useNavigate();
  const begin = async (values: object) => {
    const { id } = await unwrap(api.POST('/admin/imports', { body: values as ImportRequest }));
    void navigate(recordPath({ name: 'imports' }, id));
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={t('imports.new')} />
      <ImportStart
        definitions={ImportRequestFields}
        submit={t('imports.begin')}
        hint={t('imports.new_hint')}
        onRead={begin}
      />
    </Stack>
  );
}
