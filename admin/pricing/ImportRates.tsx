import type { FieldDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { RateTable } from '#generated/enums/RateTable.ts';
import { RateImportRequestFields } from '#generated/fields/RateImportRequest.ts';
import { FxRateFields } from '#generated/fields/FxRate.ts';
import { QuotePriceFields } from '#generated/fields/QuotePrice.ts';
import { RateImportRowFields } from '#generated/fields/RateImportRow.ts';
import { ShippingRateFields } from '#generated/fields/ShippingRate.ts';
import { VatRateFields } from '#generated/fields/VatRate.ts';
import type { RateImportPreview, RateImportRow } from '#generated/schemas.ts';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { ImportPage } from '#admin/imports/ImportPage.tsx';
import { type FileRow, ImportRows } from '#admin/imports/ImportRows.tsx';

/** A pasted table or a file. */
const FIELDS: readonly FieldDefinition[] = [
  { name: 'file', type: 'file', label: 'fields.file', binary: true, accept: '.csv, .tsv, .txt', maxSize: 1 },
  ...RateImportRequestFields.filter(({ name }) => name === 'text').map((field) => ({ ...field, required: false })),
];

/** Fields of the records, which label errors of their cells. */
const RECORD_FIELDS: Readonly<Record<RateTable, readonly FieldDefinition[]>> = {
  'vat-rates': VatRateFields,
  'fx-rates': FxRateFields,
  'shipping-rates': ShippingRateFields,
  'quote-prices': QuotePriceFields,
};

/** Outcomes of rows with the labels of all imports. */
const GROUPS = [
  { name: 'added', label: 'imports.rows_new' },
  { name: 'changed', label: 'imports.rows_changed' },
  { name: 'unchanged', label: 'imports.rows_unchanged' },
  { name: 'refused', label: 'imports.rows_wrong' },
] as const satisfies readonly { name: RateImportRow['outcome']; label: string }[];

/** A row identified by its line. */
type RateRow = RateImportRow & FileRow;

interface FormValues {
  file?: File | null;
  text?: string | null;
}

const readText = async ({ file, text }: FormValues): Promise<string> => (file ? file.text() : (text ?? ''));

/** The import of a table of rates. */
export function ImportRates({ table }: { table: RateTable }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const params = { path: { table } };
  const toGroups = (preview: RateImportPreview) =>
    GROUPS.map(({ name, label }) => ({ name, label: t(label), count: preview[name] }));
  return (
    <ImportPage<typeof FIELDS, RateImportPreview>
      title={t('rates.import_title', { name: t(`resources.${table}`) })}
      hint={t('rates.import_text')}
      definitions={FIELDS}
      readPreview={async (values) =>
        unwrap(api.POST('/admin/rates/{table}/preview', { params, body: { text: await readText(values) } }))
      }
      writeRows={async (values, skip_refused) => {
        const body = { text: await readText(values), skip_refused };
        const { added, changed } = await unwrap(api.POST('/admin/rates/{table}/import', { params, body }));
        refresh();
        return { to: `/${table}`, message: t('rates.done', { added, changed }) };
      }}
      isReady={({ added, changed }) => added + changed > 0}
      invalid={({ refused }) => refused}
      counts={(preview) => toGroups(preview).map((group) => ({ ...group, isWrong: group.name === 'refused' }))}
      rows={(preview) => ({
        groups: toGroups(preview),
        urgent: ['refused', 'changed', 'added'],
        of: (group: string) => <RateRows key={group} {...{ table, preview, group }} />,
      })}
    />
  );
}

interface RateRowsProps {
  table: RateTable;
  preview: RateImportPreview;
  group: string;
}

/** The rows of one outcome with the cells of the file. */
function RateRows({ table, preview: { headings, rows }, group }: RateRowsProps) {
  const t = useTranslate();
  const groupRows = rows.filter(({ outcome }) => outcome === group);
  return (
    <ImportRows<RateRow>
      label={t('imports.rows')}
      queryKey={['rate-rows', groupRows]}
      fetch={async ({ limit, offset }) => ({
        rows: groupRows.slice(offset, offset + limit).map((row) => ({ ...row, id: row.line, position: row.line })),
        count: groupRows.length,
      })}
      fields={[...RateImportRowFields, ...RECORD_FIELDS[table]]}
      status="outcome"
      shown={[]}
      further={headings.map((head, index) => ({ name: `${index}`, head, of: ({ cells }) => cells[index] }))}
      errors={({ errors = [] }) => errors}
    />
  );
}
