import type { FieldDefinition } from '#generated/definitions.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRowStatus } from '#generated/enums/ImportRowStatus.ts';
import { ImportRowFields } from '#generated/fields/ImportRow.ts';
import type { Query } from '#generated/operation-types.ts';
import type { Import, ImportRow } from '#generated/schemas.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { useValueText } from '#forms-schema/view/use-value-text.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '#admin/api/client.ts';
import { recordPath } from '#admin/resource/paths.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { ImportRows } from './ImportRows.tsx';

/** Which rows are asked for. */
export type RowQuery = Omit<Query<'adminListImportRows'>, 'limit' | 'offset'>;

/** A row with the texts of its fields beside its own, as the table wants it. */
type Flat = ImportRow & Readonly<Record<string, unknown>>;
const flat = (row: ImportRow): Flat => ({ ...row.values, ...row });

interface Replacement {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Fields that a phone shows besides those that are wrong. */
const ON_A_PHONE = 5;

/** Rows as they were checked. A value is corrected in its cell; the same value in other rows can follow at once. */
export function CheckedRows({ one, query }: { one: Import; query: RowQuery }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [busy, call] = useCall();
  const [replacement, setReplacement] = useState<Replacement>();
  const { id, kind, status, version, columns = {} } = one;
  const { fields, becomes } = IMPORT_KINDS[kind];
  const wrong = new Set((one.errors ?? []).map(({ path }) => path));
  // what there is to correct comes first, and stays there while it is corrected
  const [first] = useState(wrong);
  const taken = fields
    .filter(({ name, required }) => columns[name] || required || wrong.has(name))
    .toSorted((field, other) => Number(first.has(other.name)) - Number(first.has(field.name)));
  const onPhone = new Set(['barcode', ...taken.slice(0, ON_A_PHONE).map(({ name }) => name)]);
  const params = { path: { id } };
  const change = async (row: Flat, values: Readonly<Record<string, unknown>>) => {
    const { excluded, ...said } = values;
    const body = excluded === undefined ? { values: said as Record<string, string> } : { skipped: excluded === true };
    const path = { id, row_id: row.id };
    const done = await call(() => unwrap(api.PUT('/admin/imports/{id}/rows/{row_id}', { params: { path }, body })));
    if (!done) return;
    const [field = '', to = ''] = Object.entries(said).map(([name, value]) => [name, String(value)])[0] ?? [];
    const from = row.values[field] ?? '';
    setReplacement(field && from && wrong.has(field) ? { field, from, to } : undefined);
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
      <ImportRows<Flat>
        label={t('imports.rows')}
        queryKey={['import-rows', id, version, JSON.stringify(query)]}
        fetch={async (page) => {
          const { rows, count } = await unwrap(
            api.GET('/admin/imports/{id}/rows', { params: { ...params, query: { ...query, ...page } } }),
          );
          return { rows: rows.map(flat), count };
        }}
        fields={[...ImportRowFields.filter(({ name }) => name === 'status'), ...taken]}
        status="status"
        shown={taken.map(({ name }) => name)}
        draw={{
          status: (row) => <Effect row={row} />,
          ...Object.fromEntries(taken.map(({ name }) => [name, (row: Flat) => row.values[name]])),
        }}
        errors={(row) => row.errors}
        notes={({ note }) => (note ? [t(`errors.${note}`)] : [])}
        recordOf={({ record_id }) => (record_id == null ? undefined : recordPath({ name: becomes }, record_id))}
        isWide={(name) => !wrong.has(name) && !onPhone.has(name)}
        correction={
          (status === 'ready' || status === 'done' || status === 'cancelled') && {
            fields: taken,
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
  const valueText = useValueText();
  const field = fields.find((one) => one.name === name);
  const textOf = (value: string) => (field ? valueText(field, value) : value) || value;
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
      {t('imports.replace_text', { field: t(field?.label ?? name), from: textOf(from), to: textOf(to) })}
    </Alert>
  );
}

/** How a row stands, and what writing it does. */
function Effect({ row: { status, effect } }: { row: Flat }) {
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
