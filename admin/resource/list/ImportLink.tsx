import type { ResourceDefinition } from '#generated/definitions.ts';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ICON_ON_PHONE } from '#admin/ui/icon-on-phone.ts';
import { buildImportPath } from '../paths.ts';

/** Link to the import page of a resource. */
export function ImportLink({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  return (
    <Button
      component={Link}
      to={buildImportPath(resource)}
      startIcon={<Upload />}
      aria-label={t('imports.take')}
      sx={ICON_ON_PHONE}
    >
      <span>{t('imports.take')}</span>
    </Button>
  );
}
