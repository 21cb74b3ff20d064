import type { FieldDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SAVED } from '#admin/ui/use-leave-guard.ts';
import { type Screen, writableFields } from '../define.ts';
import { recordPath } from '../paths.ts';
import { useTitleOf } from '../record-title.ts';
import { RecordSkeleton } from '../RecordSkeleton.tsx';
import { useRecord } from '../use-record.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSave } from './use-save.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));

/** Any resource's edit screen. */
export function ResourceEdit({ screen }: { screen: Screen }) {
  const { resource } = screen;
  const { data, error, isFetching, refetch } = useRecord(resource);
  const [begun, setBegun] = useState<RaRecord>();
  // the form begins with the newest version and keeps it: what is saved is compared with what was seen
  const isOther = data !== undefined && begun?.id !== data.id;
  if (isOther && !isFetching) setBegun(data);
  if (error && !begun) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!begun || isOther) return <RecordSkeleton />;
  if (screen.editable?.(begun) === false) return <Navigate to={recordPath(resource, begun.id)} replace />;
  return <EditForm key={begun.id} screen={screen} fields={writableFields(resource, 'update')} record={begun} />;
}

interface FormProps {
  screen: Screen;
  fields: readonly FieldDefinition[];
  record: RaRecord;
}

function EditForm({ screen, fields, record }: FormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const name = useTitleOf(screen.resource)(record);
  const { resource, preview: Preview, previewBeside, form } = screen;
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(record);
  const { save, conflict, resolve, forget } = useSave(resource, fields, record, () => {
    void navigate(recordPath(resource, record.id), { state: SAVED });
  });
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }}>
      <PageTitle text={t('record.edit_one', { name })} />
      <Box sx={previewBeside ? BESIDE : BELOW}>
        <RecordForm
          resource={resource}
          definitions={fields}
          values={record}
          back={recordPath(resource, record.id)}
          onSubmit={save}
          onChange={Preview && setValues}
          {...form}
        />
        <Suspense>{Preview && <Preview record={record} values={values} />}</Suspense>
      </Box>
      <Suspense>{conflict && <ConflictDialog conflict={conflict} onSave={resolve} onClose={forget} />}</Suspense>
    </Stack>
  );
}

const BELOW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

/** The preview stays in sight while the form goes by. */
const BESIDE = {
  ...BELOW,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :last-child': { position: { lg: 'sticky' }, top: 12 },
} as const;
