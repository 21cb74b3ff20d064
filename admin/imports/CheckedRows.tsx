import type { FieldDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRowStatus } from '#generated/enums/ImportRowStatus.ts';
import { ImportRowFields } from '#generated/fields/ImportRow.ts';
import type { Query } from '#generated/operation-types.ts';
import type { Import, ImportRow } from '#generated/schemas.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '#admin/api/client.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { ImportRows } from './ImportRows.tsx';

/** Filter of the rows. */
export type RowQuery = Omit<Query<'adminListImportRows'>, 'limit' | 'offset'>;

/** A row merged with its field values, for the table. */
type FlatRow = ImportRow & Readonly<Record<string, unknown>>;
const flattenRow = (row: ImportRow): FlatRow => ({ ...row.values, ...row });

interface Replacement {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Number of fields on phones, besides invalid ones. */
const PHONE_FIELD_COUNT = 5;

/** Checked rows with editable cells. A correction can be applied to all rows with the same value. */
export function CheckedRows({ importRecord, query }: { importRecord: Import; query: RowQuery }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [busy, call] = useCall();
  const [replacement, setReplacement] = useState<Replacement>();
  const { id, kind, status, version, columns = {} } = importRecord;
  const { fields, resource } = IMPORT_KINDS[kind];
  const invalidFields = new Set((importRecord.errors ?? []).map(({ path }) => path));
  // invalid fields first, also while they are corrected
  const [initiallyInvalid] = useState(invalidFields);
  const shownFields = fields
    .filter(({ name, required }) => columns[name] || required || invalidFields.has(name))
    .toSorted((a, b) => Number(initiallyInvalid.has(b.name)) - Number(initiallyInvalid.has(a.name)));
  const onPhone = new Set(['barcode', ...shownFields.slice(0, PHONE_FIELD_COUNT).map(({ name }) => name)]);
  const params = { path: { id } };
  const change = async (row: FlatRow, values: Readonly<Record<string, unknown>>) => {
    const { excluded, ...changes } = values;
    const body =
      excluded === undefined ? { values: changes as Record<string, string> } : { skipped: excluded === true };
    const path = { id, row_id: row.id };
    const answer = await call(() => unwrap(api.PUT('/admin/imports/{id}/rows/{row_id}', { params: { path }, body })));
    if (!answer) return;
    const [field = '', to = ''] = Object.entries(changes).map(([name, value]) => [name, String(value)])[0] ?? [];
    const from = row.values[field] ?? '';
    setReplacement(field && from && invalidFields.has(field) ? { field, from, to } : undefined);
    refresh();
  };
  const replace = (body: Replacement) =>
    call(async () => {
      await unwrap(api.POST('/admin/imports/{id}/replace', { params, body }));
      refresh();
    });
  return (
    <>
      {replacement && (
        <ReplaceOffer
          replacement={replacement}
          fields={fields}
          busy={busy}
          onReplace={() => void replace(replacement)}
          onClose={() => setReplacement(undefined)}
        />
      )}
      <ImportRows<FlatRow>
        label={t('imports.rows')}
        queryKey={['import-rows', id, version, JSON.stringify(query)]}
        fetch={async (page) => {
          const { rows, count } = await unwrap(
            api.GET('/admin/imports/{id}/rows', { params: { ...params, query: { ...query, ...page } } }),
          );
          return { rows: rows.map(flattenRow), count };
        }}
        fields={[...ImportRowFields.filter(({ name }) => name === 'status'), ...shownFields]}
        status="status"
        shown={shownFields.map(({ name }) => name)}
        draw={{
          status: (row) => <Effect row={row} />,
          ...Object.fromEntries(shownFields.map(({ name }) => [name, (row: FlatRow) => row.values[name]])),
        }}
        errors={(row) => row.errors}
        notes={({ note }) => (note ? [t(`errors.${note}`)] : [])}
        getRecordPath={({ record_id }) =>
          record_id == null ? undefined : buildRecordPath({ name: resource }, record_id)
        }
        isWide={(name) => !invalidFields.has(name) && !onPhone.has(name)}
        correction={
          (status === 'ready' || status === 'done' || status === 'cancelled') && {
            fields: shownFields,
            unknown: (row, name) => row.values[name],
            isFixed: (row) => row.status === 'imported' || row.status === 'undone',
            isSkipped: (row) => row.status === 'skipped',
            change,
          }
        }
      />
    </>
  );
}

interface OfferProps {
  replacement: Replacement;
  fields: readonly FieldDefinition[];
  busy: boolean;
  onReplace: () => void;
  onClose: () => void;
}

/** Offers to replace the value that was corrected in one row in all rows. */
function ReplaceOffer({ replacement: { field: name, from, to }, fields, busy, onReplace, onClose }: OfferProps) {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  const field = fields.find((candidate) => candidate.name === name);
  const formatValue = (value: string) => (field ? valueText(field, value) : value) || value;
  return (
    <Alert
      severity="info"
      sx={{ my: 1 }}
      onClose={onClose}
      action={
        <Button loading={busy} onClick={onReplace}>
          {t('imports.replace')}
        </Button>
      }
    >
      {t('imports.replace_text', { field: t(field?.label ?? name), from: formatValue(from), to: formatValue(to) })}
    </Alert>
  );
}

/** Status of a row, and the effect of importing it. */
function Effect({ row: { status, effect } }: { row: FlatRow }) {
  const t = useTranslate();
  return (
    <>
      <StatusChip definition={ImportRowStatus} value={status} />
      {status === 'valid' && effect && (
        <Typography variant="caption" component="div" color="textSecondary">
          {t(`enums.ImportEffect.${effect}`)}
        </Typography>
      )}
    </>
  );
}
