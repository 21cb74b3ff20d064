import { unwrap } from '#generated/client/unwrap.ts';
import { ImportRowStatus } from '#generated/enums/ImportRowStatus.ts';
import { ImportRowFields } from '#generated/fields/ImportRow.ts';
import type { Query } from '#generated/operation-types.ts';
import type { Import, ImportRow } from '#generated/schemas.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { useValueText } from '#forms-schema/view/use-value-text.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { recordPath } from '#admin/resource/paths.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { ImportRows } from './ImportRows.tsx';
import { BECOME, TARGETS } from './targets.ts';

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

/** Rows as they were checked. A value is mended in its cell; the same value in other rows can follow at once. */
export function CheckedRows({ one, query }: { one: Import; query: RowQuery }) {
  const t = useTranslate();
  const valueText = useValueText();
  const refresh = useRefresh();
  const [busy, call] = useCall();
  const [replacement, setReplacement] = useState<Replacement>();
  const { id, kind, status, version, columns = {} } = one;
  const wrong = new Set((one.errors ?? []).map(({ path }) => path));
  // what there is to mend comes first, and stays there while it is mended
  const [first] = useState(wrong);
  const taken = TARGETS[kind]
    .filter(({ name, required }) => columns[name] || required || wrong.has(name))
    .toSorted((field, other) => Number(first.has(other.name)) - Number(first.has(field.name)));
  const told = new Set(['barcode', ...taken.slice(0, ON_A_PHONE).map(({ name }) => name)]);
  const params = { path: { id } };
  const replaceText = ({ field: name, from, to }: Replacement): string => {
    const field = TARGETS[kind].find((one) => one.name === name);
    const textOf = (value: string) => (field ? valueText(field, value) : value) || value;
    return t('imports.replace_text', { field: t(field?.label ?? name), from: textOf(from), to: textOf(to) });
  };
  const wordsOf = ({ code, params: filled }: ImportRow['errors'][number]) => t(`errors.${code}`, filled ?? {});
  const faultOf = ({ errors }: Flat, name: string): string | undefined => {
    const error = errors.find(({ path }) => path === name);
    return error && wordsOf(error);
  };
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
        <Alert
          severity="info"
          sx={{ my: 1 }}
          onClose={() => setReplacement(undefined)}
          action={
            <Button loading={busy} onClick={() => void replace(replacement)}>
              {t('imports.replace')}
            </Button>
          }
        >
          {replaceText(replacement)}
        </Alert>
      )}
      <ImportRows<Flat>
        label={t('imports.rows')}
        queryKey={['import-rows', id, version, JSON.stringify(query)]}
        outAt={2}
        isWide={(name) => !SHOWN.includes(name) && !wrong.has(name) && !told.has(name)}
        isOpen={status === 'ready' || status === 'done' || status === 'cancelled'}
        fields={[...ImportRowFields.filter(({ name }) => SHOWN.includes(name)), ...taken]}
        shown={[...SHOWN, ...taken.map(({ name }) => name)]}
        mended={taken}
        draw={{
          position: (row) => <Place row={row} kind={kind} />,
          status: (row) => <Reasons row={row} wordsOf={wordsOf} />,
          ...Object.fromEntries(taken.map(({ name }) => [name, (row: Flat) => row.values[name]])),
        }}
        unknown={(row, name) => row.values[name]}
        fault={faultOf}
        isFixed={(row) => row.status === 'imported' || row.status === 'undone'}
        isOut={(row) => row.status === 'skipped'}
        fetch={async (page) => {
          const { rows, count } = await unwrap(
            api.GET('/admin/imports/{id}/rows', { params: { ...params, query: { ...query, ...page } } }),
          );
          return { rows: rows.map(flat), count };
        }}
        change={change}
      />
    </>
  );
}

/** Fields that a phone shows besides those that are wrong. */
const ON_A_PHONE = 5;
const SHOWN: readonly string[] = ['position', 'status'];

/** The line of the file; it leads to the record it became or is about. */
function Place({ row: { position, record_id }, kind }: { row: Flat; kind: Import['kind'] }) {
  const t = useTranslate();
  const caption = (
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {t('fields.line')}{' '}
    </Box>
  );
  if (record_id == null)
    return (
      <>
        {caption}
        {position}
      </>
    );
  return (
    <Link component={RouterLink} to={recordPath({ name: BECOME[kind] }, record_id)}>
      {caption}
      {position}
    </Link>
  );
}

interface ReasonsProps {
  row: Flat;
  wordsOf: (error: ImportRow['errors'][number]) => string;
}

/** What a row comes to; what is wrong with it as a whole is said here, the rest at its cells. */
function Reasons({ row: { status, effect, errors, note }, wordsOf }: ReasonsProps) {
  const t = useTranslate();
  const whole = errors.filter(({ path }) => path === '').map(wordsOf);
  const reasons = [...whole, ...(note ? [t(`errors.${note}`)] : [])];
  return (
    <>
      <StatusChip definition={ImportRowStatus} value={status} />
      {status === 'valid' && effect && (
        <Typography variant="caption" component="div" color="textSecondary">
          {t(`enums.ImportEffect.${effect}`)}
        </Typography>
      )}
      {reasons.map((reason) => (
        <Typography
          key={reason}
          variant="caption"
          component="div"
          color="error"
          sx={{ whiteSpace: 'normal', minWidth: 160 }}
        >
          {reason}
        </Typography>
      ))}
    </>
  );
}
