import { unwrap } from '#generated/client/unwrap.ts';
import type { Dispute } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { Row, Section } from '../resource/show/blocks.tsx';
import { useFailureNotice } from '../resource/use-failure-notice.tsx';

/** The files the bank was sent. They are not public, so they are fetched as who is signed in. */
export function EvidenceFiles({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const onFailure = useFailureNotice();
  const { id, evidence_files: keys = [] } = record as Dispute;
  if (keys.length === 0) return null;
  const download = async (key: string) => {
    const path = { id, key };
    try {
      const answer = api.GET('/admin/disputes/{id}/evidence/{key}', { params: { path }, parseAs: 'blob' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL((await unwrap(answer)) as Blob);
      link.download = '';
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <Section title={t('money.evidence_files')}>
      <Row>
        {keys.map((key, index) => (
          <Button key={key} startIcon={<Download />} onClick={() => void download(key)}>
            {t('money.download', { number: index + 1 })}
          </Button>
        ))}
      </Row>
    </Section>
  );
}
