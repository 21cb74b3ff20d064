import { canImport } from '#domain/imports/kinds.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRequestFields } from '#generated/fields/ImportRequest.ts';
import type { Role } from '#generated/definitions.ts';
import type { ImportRequest } from '#generated/schemas.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMemo } from 'react';
import { api } from '#admin/api/client.ts';
import { useRole } from '#admin/api/use-role.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { recordPath } from '#admin/resource/paths.ts';
import { ImportStart } from './ImportStart.tsx';

type KindField = Extract<(typeof ImportRequestFields)[number], { name: 'kind' }>;

/** Its choices for a role; what the server would refuse is not offered. */
const offered = (field: KindField, role: Role | undefined) => ({
  ...field,
  data: { ...field.data, values: field.data.values.filter((kind) => canImport(kind, role)) },
});

/** The first step: what the rows are to become, and the file. */
export function NewImport() {
  const t = useTranslate();
  const navigate = useNavigate();
  const role = useRole();
  const definitions = useMemo(
    () => ImportRequestFields.map((field) => (field.name === 'kind' ? offered(field, role) : field)),
    [role],
  );
  const begin = async (values: object) => {
    const { id } = await unwrap(api.POST('/admin/imports', { body: values as ImportRequest }));
    void navigate(recordPath({ name: 'imports' }, id));
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={t('imports.new')} />
      <ImportStart definitions={definitions} submit={t('imports.begin')} hint={t('imports.new_hint')} onRead={begin} />
    </Stack>
  );
}
