import type { ResourceDefinition } from '#generated/definitions.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { ICON_ON_PHONE } from '#admin/ui/icon-on-phone.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

/** Opens the export dialog of a list; hidden where the role or the API cannot export. */
export function ExportButton({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const [open, setOpen] = useState(false);
  if (!canCall('adminCreateExport', role)) return null;
  return (
    <>
      <Button
        startIcon={<Download />}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Shift+E"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('exports.button')}
        sx={ICON_ON_PHONE}
      >
        <span>{t('exports.button')}</span>
      </Button>
      <Suspense>{open && <ExportDialog resource={resource} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
