import type { RateTable } from '#generated/enums/RateTable.ts';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { isFor, useRole } from '../api/use-role.ts';

const Dialog = lazy(async () => ({ default: (await import('./RateImportDialog.tsx')).RateImportDialog }));

/** Takes a table of rates over from a file; for administrators. */
export function RateImport({ table }: { table: RateTable }) {
  const t = useTranslate();
  const role = useRole();
  const [open, setOpen] = useState(false);
  if (!isFor(['admin'], role)) return null;
  return (
    <>
      <Button startIcon={<Upload />} onClick={() => setOpen(true)}>
        {t('rates.import')}
      </Button>
      <Suspense>{open && <Dialog table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
