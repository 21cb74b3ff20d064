import { unwrap } from '#generated/client/unwrap.ts';
import type { Dispute } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { type RaRecord, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { saveBytes } from '#admin/ui/open-file.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

/** The evidence files of a dispute, fetched with the user's token. */
export function EvidenceFiles({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, evidence_files: keys = [] } = record as Dispute;
  if (keys.length === 0) return null;
  const download = async (key: string) => {
    const params = { path: { id, key } };
    const bytes = await unwrap(api.GET('/admin/disputes/{id}/evidence/{key}', { params, parseAs: 'blob' }));
    await saveBytes(bytes, '');
  };
  return (
    <Section title={t('money.evidence_files')}>
      <Row>
        {keys.map((key, index) => (
          <WorkButton key={key} startIcon={<Download />} work={() => download(key)}>
            {t('money.download', { number: index + 1 })}
          </WorkButton>
        ))}
      </Row>
    </Section>
  );
}
