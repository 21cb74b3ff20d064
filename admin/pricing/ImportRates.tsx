import type { FieldDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { RateTable } from '#generated/enums/RateTable.ts';
import { RateImportRequestFields } from '#generated/fields/RateImportRequest.ts';
import { RateImportRowFields } from '#generated/fields/RateImportRow.ts';
import type { RateImportPreview, RateImportRow } from '#generated/schemas.ts';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { ImportPage } from '#admin/imports/ImportPage.tsx';
import { type FileRow, ImportRows } from '#admin/imports/ImportRows.tsx';

/** A table is pasted or chosen as a file. */
const ASKED: readonly FieldDefinition[] = [
  { name: 'file', type: 'file', label: 'fields.file', binary: true, accept: '.csv, .tsv, .txt', maxSize: 1 },
  ...RateImportRequestFields.filter(({ name }) => name === 'text').map((field) => ({ ...field, required: false })),
];

/** What becomes of rows, in the order in which they are looked at, with the word that all imports have for it. */
const GROUPS = [
  { name: 'refused', word: 'imports.rows_wrong' },
  { name: 'changed', word: 'imports.rows_changed' },
  { name: 'added', word: 'imports.rows_new' },
  { name: 'unchanged', word: 'imports.rows_unchanged' },
] as const satisfies readonly { name: RateImportRow['outcome']; word: string }[];

/** A row with its line for a number. */
type RateRow = RateImportRow & FileRow;

interface Asked {
  file?: File | null;
  text?: string | null;
}

const textOf = async ({ file, text }: Asked): Promise<string> => (file ? file.text() : (text ?? ''));

/** Takes a table of rates over. */
export function ImportRates({ table }: { table: RateTable }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const params = { path: { table } };
  return (
    <ImportPage<typeof ASKED, RateImportPreview>
      title={t('rates.import_title', { name: t(`resources.${table}`) })}
      hint={t('rates.import_text')}
      definitions={ASKED}
      look={async (asked) =>
        unwrap(api.POST('/admin/rates/{table}/preview', { params, body: { text: await textOf(asked) } }))
      }
      take={async (asked, skip_refused) => {
        const body = { text: await textOf(asked), skip_refused };
        const { added, changed } = await unwrap(api.POST('/admin/rates/{table}/import', { params, body }));
        refresh();
        return { to: `/${table}`, message: t('rates.done', { added, changed }) };
      }}
      isReady={({ added, changed }) => added + changed > 0}
      invalid={({ refused }) => refused}
      counts={(preview) =>
        GROUPS.map(({ name, word }) => ({
          name,
          label: t(word),
          count: preview[name],
          isWrong: name === 'refused',
        }))
      }
      rows={(preview) => ({
        groups: GROUPS.map(({ name, word }) => ({ name, label: t(word), count: preview[name] })),
        urgent: GROUPS.map(({ name }) => name),
        of: (group: string) => <RatesOf key={group} preview={preview} group={group} />,
      })}
    />
  );
}

/** The rows of a group, as they stand in the file. */
function RatesOf({ preview: { headings, rows }, group }: { preview: RateImportPreview; group: string }) {
  const t = useTranslate();
  const own = rows.filter(({ outcome }) => outcome === group);
  return (
    <ImportRows<RateRow>
      label={t('imports.rows')}
      queryKey={['rate-rows', own]}
      fetch={async ({ limit, offset }) => ({
        rows: own.slice(offset, offset + limit).map((row) => ({ ...row, id: row.line, position: row.line })),
        count: own.length,
      })}
      fields={RateImportRowFields}
      status="outcome"
      shown={[]}
      further={headings.map((head, place) => ({ name: `${place}`, head, of: ({ cells }) => cells[place] }))}
      errors={({ errors = [] }) => errors}
    />
  );
}
