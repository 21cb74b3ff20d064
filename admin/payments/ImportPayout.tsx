import { unwrap } from '#generated/client/unwrap.ts';
import { PayoutFileFields } from '#generated/fields/PayoutFile.ts';
import { payoutsResource } from '#generated/resources/payouts.ts';
import type { PayoutFile, PayoutPreview } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { refusalOf } from '../api/refusal.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { recordPath } from '../resource/paths.ts';
import { ColumnMap } from './ColumnMap.tsx';
import { PayoutLook } from './PayoutLook.tsx';

/** Only the file is asked for; its columns are found out, and asked for where they are not. */
const FILE = PayoutFileFields.filter(({ name }) => name === 'file');

/** Takes over a payout file: choose it, look at what is in it, and only then write it. */
export function ImportPayout() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<PayoutFile>();
  const [preview, setPreview] = useState<PayoutPreview>();

  const look = async (file: PayoutFile) => {
    try {
      setPreview(await unwrap(api.POST('/admin/payouts/preview', { body: file })));
      setAsked(file);
      return undefined;
    } catch (error) {
      return refusalOf(error, t);
    }
  };
  const take = async (file: PayoutFile) => {
    try {
      const { id } = await unwrap(api.POST('/admin/payouts', { body: file }));
      notify(t('money.imported'), { type: 'success' });
      void navigate(recordPath(payoutsResource, id));
      return undefined;
    } catch (error) {
      return refusalOf(error, t);
    }
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={t('actions.adminImportPayout')} />
      {!(asked && preview) && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 2, maxWidth: 720 }}>
          <SchemaForm definitions={FILE} onSubmit={(values) => look({ file: String(values.file) })}>
            <SubmitButton sx={{ mt: 2 }}>{t('money.preview')}</SubmitButton>
          </SchemaForm>
        </Paper>
      )}
      {asked && preview && (preview.format === 'generic' || (preview.missing?.length ?? 0) > 0) && (
        <ColumnMap preview={preview} onChosen={(columns) => look({ ...asked, columns })} />
      )}
      {asked && preview && (
        <PayoutLook
          preview={preview}
          onTake={() => take(asked)}
          onBack={() => {
            setPreview(undefined);
            setAsked(undefined);
          }}
        />
      )}
    </Stack>
  );
}
