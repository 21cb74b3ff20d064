import type { FieldDefinition } from '#generated/definitions.ts';
import type { FieldError } from '#generated/schemas.ts';
import Block from '@mui/icons-material/Block';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { CellInput } from './CellInput.tsx';
import { RowPlace } from './RowPlace.tsx';
import { RowStatus } from './RowStatus.tsx';

const PAGE = 50;

/** A row of a file with what became of it. */
export interface FileRow {
  readonly id: number;
  /** Its line in the file. */
  readonly position: number;
}

/** Rows that can be corrected in their place as long as nothing is written. */
interface Correction<Row extends FileRow> {
  fields: readonly FieldDefinition[];
  /** What the file says where it is not understood, by field. */
  unknown?: (row: Row, name: string) => string | null | undefined;
  /** Rows that cannot be corrected any more, where those are not all or none. */
  isFixed?: (row: Row) => boolean;
  isSkipped: (row: Row) => boolean;
  /** Corrects a row; skips or includes it by `excluded`. Says by itself what was refused. */
  change: (row: Row, change: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

interface Props<Row extends FileRow> {
  label: string;
  /** What the rows are known by while they do not change. */
  queryKey: readonly unknown[];
  fetch: (query: { limit: number; offset: number }) => Promise<{ rows: readonly Row[]; count: number }>;
  /** The description's fields of a row. */
  fields: readonly FieldDefinition[];
  /** Which of them says what becomes of a row, and which are shown after it. */
  status: string;
  shown: readonly string[];
  /** Columns that no field describes, after the others. */
  further?: readonly Column<Row>[];
  /** How a column is drawn where not by its field. */
  draw?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** What is wrong with a row: said at the input of its field, else below what becomes of the row. */
  errors?: (row: Row) => readonly FieldError[];
  /** What else is to be said of a row. */
  notes?: (row: Row) => readonly string[];
  /** The address of the record that a row became or is about. */
  recordOf?: (row: Row) => string | undefined;
  /** Columns that a phone has no room for. */
  isWide?: (name: string) => boolean;
  correction?: Correction<Row> | false;
}

/** The rows of a file, whatever kind it is, a page at a time: line, what becomes of it and why, and what it says. */
export function ImportRows<Row extends FileRow>(props: Props<Row>) {
  const { label, queryKey, fetch, fields, status, shown, draw = {}, correction, isWide = () => false } = props;
  const { errors = () => [], notes = () => [], recordOf = () => undefined, further = [] } = props;
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => fetch({ limit: PAGE, offset: page * PAGE }),
    placeholderData: keepPreviousData,
  });
  const departures = Object.fromEntries(Object.entries(draw).map(([name, of]) => [name, { of }]));
  const [outcome, ...columns] = useFieldColumns<Row, string>(fields, [status, ...shown], departures);
  const inputOf = (row: Row, name: string): FieldDefinition | undefined =>
    correction && !correction.isFixed?.(row) ? correction.fields.find((field) => field.name === name) : undefined;
  const { errorText, labelledError } = useErrorTexts(fields);
  const reasonsOf = (row: Row): string[] => [
    ...errors(row)
      .filter(({ path }) => !inputOf(row, path))
      .map(labelledError),
    ...notes(row),
  ];
  const faultOf = (row: Row, name: string): string | undefined => {
    const error = errors(row).find(({ path }) => path === name);
    return error && errorText(error);
  };
  const values = columns.map((column): Column<Row> => ({
    ...column,
    ...(isWide(column.name) && { wide: true }),
    of: (row) => {
      const field = inputOf(row, column.name);
      if (!field || !correction) return column.of(row);
      return (
        <CellInput
          field={field}
          value={(row as Readonly<Record<string, unknown>>)[field.name]}
          row={t('imports.row', { position: row.position })}
          disabled={correction.isSkipped(row)}
          unknown={correction.unknown?.(row, field.name)}
          fault={faultOf(row, field.name)}
          onChange={(value) => void correction.change(row, { [field.name]: value })}
        />
      );
    },
  }));
  const place: Column<Row> = {
    name: 'position',
    head: t('fields.line'),
    align: 'end',
    of: (row) => <RowPlace position={row.position} to={recordOf(row)} />,
  };
  const state: Column<Row> = {
    name: status,
    head: outcome?.head,
    of: (row) => <RowStatus reasons={reasonsOf(row)}>{outcome?.of(row)}</RowStatus>,
  };
  if (data?.count === 0) return <Typography sx={{ py: 2 }}>{t('imports.none')}</Typography>;
  return (
    <>
      <DataTable
        stacks={2}
        label={label}
        columns={[place, state, ...(correction ? [skipColumn(correction, t)] : []), ...values, ...further]}
        rows={data?.rows ?? []}
        keyOf={({ id }) => id}
      />
      {data && data.count > PAGE && (
        <TablePagination
          component="div"
          count={data.count}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => t('list.range', { from, to, total: count })}
        />
      )}
    </>
  );
}

/** The message of an error, alone and after the label of its field. */
function useErrorTexts(fields: readonly FieldDefinition[]) {
  const t = useTranslate();
  const labelOf = (path: string): string => {
    const field = fields.find(({ name }) => name === path);
    return field ? t(field.label) : t(`fields.${path}`, { _: path });
  };
  const errorText = ({ path, code, params }: FieldError): string =>
    t(`errors.${code}`, { ...params, field: labelOf(path) });
  const labelledError = (error: FieldError): string =>
    error.path ? t('words.pair', { label: labelOf(error.path), value: errorText(error) }) : errorText(error);
  return { errorText, labelledError };
}

/** A button for each row that skips or includes it. */
function skipColumn<Row extends FileRow>(
  { isFixed, isSkipped, change }: Correction<Row>,
  t: ReturnType<typeof useTranslate>,
): Column<Row> {
  return {
    name: 'out',
    head: '',
    align: 'end',
    of: (row) =>
      !isFixed?.(row) && (
        <IconButton
          aria-label={t(isSkipped(row) ? 'imports.include' : 'imports.exclude', { position: row.position })}
          onClick={() => void change(row, { excluded: !isSkipped(row) })}
        >
          {isSkipped(row) ? <Undo fontSize="small" /> : <Block fontSize="small" />}
        </IconButton>
      ),
  };
}
