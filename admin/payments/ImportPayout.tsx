import { unwrap } from '#generated/client/unwrap.ts';
import { PayoutColumnsFields } from '#generated/fields/PayoutColumns.ts';
import { PayoutFileFields } from '#generated/fields/PayoutFile.ts';
import { PayoutRowFields } from '#generated/fields/PayoutRow.ts';
import { payoutsResource } from '#generated/resources/payouts.ts';
import type { PayoutFile, PayoutPreview, PayoutRow } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../api/client.ts';
import { ImportScreen } from '../imports/ImportScreen.tsx';
import { recordPath } from '../resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { PayoutBalance } from './PayoutBalance.tsx';

/** Only the file is asked for; its columns are found out, and asked for where they are not. */
const FILE = PayoutFileFields.filter(({ name }) => name === 'file');
const SHOWN = ['line', 'status', 'conflict', 'kind', 'provider_id', 'amount', 'fee', 'net', 'description'] as const;
const bodyOf = (asked: Record<string, unknown>) => asked as unknown as PayoutFile;

/** Takes over a payout file: choose it, look at what is in it, and only then write it. */
export function ImportPayout() {
  const t = useTranslate();
  const rows = useFieldColumns<PayoutRow, string>(PayoutRowFields, SHOWN);
  return (
    <ImportScreen<typeof FILE, PayoutPreview>
      words={{
        title: t('actions.adminImportPayout'),
        read: t('money.preview'),
        previewOf: ({ file_name }) => t('money.preview_of', { name: file_name }),
        take: t('money.import'),
        taken: t('money.imported'),
      }}
      definitions={FILE}
      look={(asked) => unwrap(api.POST('/admin/payouts/preview', { body: bodyOf(asked) }))}
      take={async (asked) => {
        const { id } = await unwrap(api.POST('/admin/payouts', { body: bodyOf(asked) }));
        return recordPath(payoutsResource, id);
      }}
      isReady={({ payouts, known }) => payouts.length > 0 && known == null}
      columns={({ format, missing = [], headings, columns, file_name }) =>
        format === 'generic' || missing.length > 0
          ? { fields: PayoutColumnsFields, headings, columns, text: t('money.map_text', { name: file_name }) }
          : undefined
      }
      told={({ known, payouts }) => (
        <>
          {known != null && <KnownAlready id={known} />}
          {payouts.map((sums) => (
            <Section key={sums.provider_id} title={sums.provider_id}>
              <PayoutBalance sums={sums} />
            </Section>
          ))}
        </>
      )}
    >
      {({ sample }) =>
        sample.length > 0 && (
          <Section title={t('imports.rows')}>
            <DataTable label={t('imports.rows')} columns={rows} rows={sample} keyOf={({ id }) => id} />
          </Section>
        )
      }
    </ImportScreen>
  );
}

function KnownAlready({ id }: { id: number }) {
  const t = useTranslate();
  const open = (
    <Button component={Link} to={recordPath(payoutsResource, id)}>
      {t('money.open_known')}
    </Button>
  );
  return (
    <Alert severity="warning" action={open}>
      {t('money.known')}
    </Alert>
  );
}
