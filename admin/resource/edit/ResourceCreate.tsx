import Stack from '@mui/material/Stack';
import { useCreate, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SAVED } from '#admin/ui/use-leave-guard.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { type Screen, getWritableFields } from '../define.ts';
import { useListAddress } from '../list/list-address.ts';
import { buildRecordPath } from '../paths.ts';
import { RecordForm } from './RecordForm.tsx';

/** Reads the initial values of a new record from `?source=` (JSON); {} when they are not valid. */
function readInitialValues(search: string): Readonly<Record<string, unknown>> {
  try {
    const initialValues: unknown = JSON.parse(new URLSearchParams(search).get('source') ?? '{}');
    return typeof initialValues === 'object' && initialValues !== null ? { ...initialValues } : {};
  } catch {
    // invalid JSON in an edited address
    return {};
  }
}

/** Any resource's create screen. */
export function ResourceCreate({ screen }: { screen: Screen }) {
  const { createForm: CustomForm } = screen;
  return CustomForm ? <CustomForm /> : <CreateForm screen={screen} />;
}

function CreateForm({ screen }: { screen: Screen }) {
  const t = useTranslate();
  const notifySuccess = useSuccessNotice();
  const navigate = useNavigate();
  const { resource } = screen;
  const [create] = useCreate();
  const listPath = useListAddress(resource);
  const { search } = useLocation();
  const initialValues = useMemo(() => readInitialValues(search), [search]);
  const fields = useMemo(() => getWritableFields(resource, 'create'), [resource]);

  async function save(data: Record<string, unknown>) {
    try {
      const created = await create(resource.name, { data }, { returnPromise: true });
      notifySuccess(t('record.saved'));
      void navigate(buildRecordPath(resource, created.id), { state: SAVED });
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
        values={initialValues}
        cancelPath={listPath}
        onSubmit={save}
        {...screen.form}
      />
    </Stack>
  );
}
