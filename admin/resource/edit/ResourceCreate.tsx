import Stack from '@mui/material/Stack';
import { useCreate, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SAVED } from '#admin/ui/use-leave-guard.ts';
import { useSuccess } from '#admin/ui/use-success.ts';
import { type Screen, writableFields } from '../define.ts';
import { useListAddress } from '../list/list-address.ts';
import { recordPath } from '../paths.ts';
import { RecordForm } from './RecordForm.tsx';

/** What a new record begins with: what who led here knows of it already (`?source=`, JSON). */
function givenBy(search: string): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get('source') ?? '{}');
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    // an address that somebody changed
    return {};
  }
}

/** Any resource's create screen. */
export function ResourceCreate({ screen }: { screen: Screen }) {
  const { make: Make } = screen;
  return Make ? <Make /> : <CreateForm screen={screen} />;
}

function CreateForm({ screen }: { screen: Screen }) {
  const t = useTranslate();
  const succeed = useSuccess();
  const navigate = useNavigate();
  const { resource } = screen;
  const [create] = useCreate();
  const back = useListAddress(resource);
  const { search } = useLocation();
  const given = useMemo(() => givenBy(search), [search]);
  const fields = useMemo(() => writableFields(resource, 'create'), [resource]);

  async function save(data: Record<string, unknown>) {
    try {
      const created = await create(resource.name, { data }, { returnPromise: true });
      succeed(t('record.saved'));
      void navigate(recordPath(resource, created.id), { state: SAVED });
      return undefined;
    } catch (error) {
      return toSubmitErrors(error, t);
    }
  }
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }}>
      <PageTitle text={t('record.create_one', { name: t(`resource_one.${resource.name}`) })} />
      <RecordForm
        resource={resource}
        definitions={fields}
        values={given}
        back={back}
        onSubmit={save}
        {...screen.form}
      />
    </Stack>
  );
}
