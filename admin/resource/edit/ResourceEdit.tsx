import type { FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SAVED } from '#admin/ui/use-leave-guard.ts';
import { type Screen, getWritableFields } from '../define.ts';
import { buildRecordPath } from '../paths.ts';
import { useRecordTitle } from '../record-title.ts';
import { RecordSkeleton } from '../RecordSkeleton.tsx';
import { useRecord } from '../use-record.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSave } from './use-save.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));

/** Any resource's edit screen. */
export function ResourceEdit({ screen }: { screen: Screen }) {
  const { resource } = screen;
  const { data, error, isFetching, refetch } = useRecord(resource);
  const [initial, setInitial] = useState<RaRecord>();
  // the form keeps the version it was opened with, which `If-Match` and the conflict compare with
  const isOther = data !== undefined && initial?.id !== data.id;
  if (isOther && !isFetching) setInitial(data);
  if (error && !initial) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!initial || isOther) return <RecordSkeleton />;
  if (screen.editable?.(initial) === false) return <Navigate to={buildRecordPath(resource, initial.id)} replace />;
  return <EditForm key={initial.id} screen={screen} fields={getWritableFields(resource, 'update')} record={initial} />;
}

interface FormProps {
  screen: Screen;
  fields: readonly FieldDefinition[];
  record: RaRecord;
}

function EditForm({ screen, fields, record }: FormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const name = useRecordTitle(screen.resource)(record);
  const { resource, preview: Preview, sidePreview, form } = screen;
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(record);
  const { save, conflict, resolve, dismiss } = useSave(resource, fields, record, () => {
    void navigate(buildRecordPath(resource, record.id), { state: SAVED });
  });
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }}>
      <PageTitle text={t('record.edit_one', { name })} />
      <Box sx={sidePreview ? SIDE_BY_SIDE : STACKED}>
        <RecordForm
          resource={resource}
          definitions={fields}
          values={record}
          cancelPath={buildRecordPath(resource, record.id)}
          onSubmit={save}
          onChange={Preview && setValues}
          {...form}
        />
        <Suspense>{Preview && <Preview record={record} values={values} />}</Suspense>
      </Box>
      <Suspense>{conflict && <ConflictDialog conflict={conflict} onSave={resolve} onClose={dismiss} />}</Suspense>
    </Stack>
  );
}

const STACKED = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

/** The preview is sticky beside the form. */
const SIDE_BY_SIDE = {
  ...STACKED,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :last-child': { position: { lg: 'sticky' }, top: 12 },
} as const;
