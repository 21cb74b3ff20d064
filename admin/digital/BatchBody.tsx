import { unwrap } from '#generated/client/unwrap.ts';
import type { CodeBatch } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useRefresh, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { listPath } from '../resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

/** Delay before reloading, so that the download has started, in milliseconds. */
const RELOAD_DELAY_MS = 1500;

/** The one-time export of a batch's codes, or a note that they were exported. */
export function BatchBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const { id, exported, size, revoked_count = 0 } = record as CodeBatch;
  const exportCodes = async () => {
    const question = { title: t('digital.export_title'), text: t('digital.export_text'), yes: t('digital.export') };
    if (!(await confirm(question))) return;
    downloadFile((await unwrap(api.POST('/admin/digital-batches/{id}/link', { params: { path: { id } } }))).url);
    setTimeout(refresh, RELOAD_DELAY_MS);
  };
  const button = !exported && revoked_count < size && (
    <WorkButton variant="contained" startIcon={<Download />} work={exportCodes}>
      {t('digital.export')}
    </WorkButton>
  );
  return (
    <Section title={t('resources.digital-codes')} aside={button}>
      <Typography>{t(exported ? 'digital.exported' : 'digital.not_exported')}</Typography>
      <Link to={listPath({ name: 'digital-codes' }, { batch_id: id })} sx={{ py: 0.5 }}>
        {t('digital.see_codes')}
      </Link>
    </Section>
  );
}
