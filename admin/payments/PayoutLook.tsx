import { PayoutSumsFields } from '#generated/fields/PayoutSums.ts';
import { payoutsResource } from '#generated/resources/payouts.ts';
import type { PayoutPreview } from '#generated/schemas.ts';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../resource/paths.ts';
import { Row, Section } from '../resource/show/blocks.tsx';
import { SumList } from '../resource/show/SumList.tsx';
import { useBusy } from '../resource/use-busy.ts';
import { PayoutSample } from './PayoutSample.tsx';

interface Props {
  preview: PayoutPreview;
  onTake: () => Promise<Refusal | undefined>;
  onBack: () => void;
}

const SUMS = ['rows', 'matched', 'unmatched', 'conflicting', 'gross', 'fees', 'net', 'paid_out'] as const;

/** What a file holds before anything is written: its sums, whether they add up, and its rows. */
export function PayoutLook({ preview, onTake, onBack }: Props) {
  const t = useTranslate();
  const [busy, whileBusy] = useBusy();
  const [refused, setRefused] = useState('');
  const { file_name, payouts, known, sample } = preview;
  const take = () =>
    whileBusy(async () => {
      const refusal = await onTake();
      const [first] = refusal?.errors ?? [];
      setRefused(refusal?.message ?? (first ? t(`errors.${first.code}`, first.params) : ''));
    });
  return (
    <>
      <Section title={t('money.preview_of', { name: file_name })}>
        {known != null && (
          <Alert
            severity="warning"
            action={
              <Button component={Link} to={recordPath(payoutsResource, known)}>
                {t('money.open_known')}
              </Button>
            }
          >
            {t('money.known')}
          </Alert>
        )}
        {payouts.map((sums) => (
          <Section key={sums.provider_id} title={sums.provider_id}>
            <Alert severity={sums.balanced ? 'success' : 'error'} sx={{ my: 1 }}>
              {t(sums.balanced ? 'money.balanced' : 'money.not_balanced')}
            </Alert>
            <Box sx={{ maxWidth: 420 }}>
              <SumList fields={PayoutSumsFields} names={SUMS} less={['fees']} total="net" record={sums} />
            </Box>
          </Section>
        ))}
        {refused && <Alert severity="error">{refused}</Alert>}
        <Row>
          <Button
            variant="contained"
            loading={busy}
            disabled={payouts.length === 0 || known != null}
            onClick={() => void take()}
          >
            {t('money.import')}
          </Button>
          <Button onClick={onBack}>{t('money.other_file')}</Button>
        </Row>
      </Section>
      {sample.length > 0 && <PayoutSample rows={sample} />}
    </>
  );
}
