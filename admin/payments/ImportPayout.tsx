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
import { sum } from '#domain/money.ts';
import { api } from '#admin/api/client.ts';
import { ImportPage } from '#admin/imports/ImportPage.tsx';
import { ImportRows } from '#admin/imports/ImportRows.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { PayoutBalance } from './PayoutBalance.tsx';

/** The form has the file only. Columns are detected; those that are not are requested after the preview. */
const FILE = PayoutFileFields.filter(({ name }) => name === 'file');
const SHOWN = ['conflict', 'kind', 'provider_id', 'amount', 'fee', 'net', 'description'];
const COUNTS = ['matched', 'unmatched', 'conflicting'] as const;
const toBody = (values: Record<string, unknown>) => values as unknown as PayoutFile;

/** Import of a payout file: choose, preview, write. */
export function ImportPayout() {
  const t = useTranslate();
  return (
    <ImportPage<typeof FILE, PayoutPreview>
      title={t('actions.adminImportPayout')}
      definitions={FILE}
      readPreview={(values) => unwrap(api.POST('/admin/payouts/preview', { body: toBody(values) }))}
      writeRows={async (values) => {
        const { id } = await unwrap(api.POST('/admin/payouts', { body: toBody(values) }));
        return { to: buildRecordPath(payoutsResource, id), message: t('money.imported') };
      }}
      isReady={({ payouts, known }) => payouts.length > 0 && known == null}
      columns={({ format, missing = [], headings, columns, file_name }) =>
        format === 'generic' || missing.length > 0
          ? { fields: PayoutColumnsFields, headings, columns, text: t('money.map_text', { name: file_name }) }
          : undefined
      }
      counts={({ payouts }) =>
        COUNTS.map((name) => ({
          name,
          label: t(`enums.PayoutRowStatus.${name}`),
          count: sum(payouts.map((sums) => sums[name] ?? 0)),
          isWrong: name !== 'matched',
        }))
      }
      notes={({ known, payouts }) => (
        <>
          {known != null && <DuplicateNotice id={known} />}
          {payouts.map((sums) => (
            <Section key={sums.provider_id} title={sums.provider_id}>
              <PayoutBalance sums={sums} />
            </Section>
          ))}
        </>
      )}
      rows={({ sample }) =>
        sample.length > 0 && {
          groups: [{ name: 'all', label: t('imports.rows'), count: sample.length }],
          urgent: ['all'],
          of: () => <PreviewedRows rows={sample} />,
        }
      }
    />
  );
}

/** The first rows of the file, starting with those that need a decision. */
function PreviewedRows({ rows }: { rows: readonly PayoutRow[] }) {
  const t = useTranslate();
  return (
    <ImportRows
      label={t('imports.rows')}
      queryKey={['payout-rows', rows]}
      fetch={async ({ limit, offset }) => ({
        rows: rows.slice(offset, offset + limit).map((row) => ({ ...row, position: row.line ?? row.id })),
        count: rows.length,
      })}
      fields={PayoutRowFields}
      status="status"
      shown={SHOWN}
    />
  );
}

/** Links to the payout that was already imported. */
function DuplicateNotice({ id }: { id: number }) {
  const t = useTranslate();
  const button = (
    <Button component={Link} to={buildRecordPath(payoutsResource, id)}>
      {t('money.open_known')}
    </Button>
  );
  return (
    <Alert severity="warning" action={button}>
      {t('money.known')}
    </Alert>
  );
}
