import type { RateTable } from '#generated/enums/RateTable.ts';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { mayCall, useRole } from '#admin/api/use-role.ts';

const Dialog = lazy(async () => ({ default: (await import('./RateImportDialog.tsx')).RateImportDialog }));

/** Takes a table of rates over from a file; for administrators. */
export function RateImport({ table }: { table: RateTable }) {
  const t = useTranslate();
  const role = useRole();
  const [open, setOpen] = useState(false);
  if (!mayCall('adminImportRates', role)) return null;
  return (
    <>
      <Button
        startIcon={<Upload />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('rates.import')}
        sx={LOOK}
      >
        <span>{t('rates.import')}</span>
      </Button>
      <Suspense>{open && <Dialog table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** On a phone its icon is enough. */
const LOOK = {
  flexShrink: 0,
  minWidth: 32,
  '& > span:last-of-type:not(:only-of-type)': { display: { xs: 'none', sm: 'inline' } },
} as const;
