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
import { RowPosition } from './RowPosition.tsx';
import { RowStatus } from './RowStatus.tsx';

const PAGE = 50;

/** A row of an imported file. */
export interface FileRow {
  readonly id: number;
  /** Line in the file. */
  readonly position: number;
}

/** Correction of rows that are not imported yet. */
interface Correction<Row extends FileRow> {
  fields: readonly FieldDefinition[];
  /** Unparsed text of a field. */
  unknown?: (row: Row, name: string) => string | null | undefined;
  /** Whether a row can no longer be corrected; by default none. */
  isFixed?: (row: Row) => boolean;
  isSkipped: (row: Row) => boolean;
  /** Changes values of a row; `excluded` skips or includes it. Reports errors itself. */
  change: (row: Row, change: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

interface Props<Row extends FileRow> {
  label: string;
  /** Cache key of the rows. */
  queryKey: readonly unknown[];
  fetch: (query: { limit: number; offset: number }) => Promise<{ rows: readonly Row[]; count: number }>;
  /** Fields of a row. */
  fields: readonly FieldDefinition[];
  /** The status field, and the fields shown after it. */
  status: string;
  shown: readonly string[];
  /** Additional columns without field. */
  further?: readonly Column<Row>[];
  /** Custom cell renderers by column. */
  draw?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** Errors of a row, shown at the input of their field, otherwise below the status. */
  errors?: (row: Row) => readonly FieldError[];
  /** Notes on a row. */
  notes?: (row: Row) => readonly string[];
  /** Path of the record of a row. */
  getRecordPath?: (row: Row) => string | undefined;
  /** Whether a column is hidden on phones. */
  isWide?: (name: string) => boolean;
  correction?: Correction<Row> | false;
}

/** The rows of an imported file, paged: line, status with reasons, and values. */
export function ImportRows<Row extends FileRow>(props: Props<Row>) {
  const { label, queryKey, fetch, fields, status, shown, draw = {}, correction, isWide = () => false } = props;
  const { errors = () => [], notes = () => [], getRecordPath = () => undefined, further = [] } = props;
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => fetch({ limit: PAGE, offset: page * PAGE }),
    placeholderData: keepPreviousData,
  });
  const columnOverrides = Object.fromEntries(Object.entries(draw).map(([name, of]) => [name, { of }]));
  const [outcome, ...columns] = useFieldColumns<Row, string>(fields, [status, ...shown], columnOverrides);
  const findCorrectionField = (row: Row, name: string): FieldDefinition | undefined =>
    correction && !correction.isFixed?.(row) ? correction.fields.find((field) => field.name === name) : undefined;
  const { formatError, formatLabelledError } = useErrorTexts(fields);
  const listReasons = (row: Row): string[] => [
    ...errors(row)
      .filter(({ path }) => !findCorrectionField(row, path))
      .map(formatLabelledError),
    ...notes(row),
  ];
  const findFault = (row: Row, name: string): string | undefined => {
    const error = errors(row).find(({ path }) => path === name);
    return error && formatError(error);
  };
  const values = columns.map((column): Column<Row> => ({
    ...column,
    ...(isWide(column.name) && { wide: true }),
    of: (row) => {
      const field = findCorrectionField(row, column.name);
      if (!field || !correction) return column.of(row);
      return (
        <CellInput
          field={field}
          value={(row as Readonly<Record<string, unknown>>)[field.name]}
          row={t('imports.row', { position: row.position })}
          disabled={correction.isSkipped(row)}
          unknown={correction.unknown?.(row, field.name)}
          fault={findFault(row, field.name)}
          onChange={(value) => void correction.change(row, { [field.name]: value })}
        />
      );
    },
  }));
  const skipColumns = correction ? [buildSkipColumn(correction, t)] : [];
  const positionColumn: Column<Row> = {
    name: 'position',
    head: t('fields.line'),
    align: 'end',
    of: (row) => <RowPosition position={row.position} to={getRecordPath(row)} />,
  };
  const statusColumn: Column<Row> = {
    name: status,
    head: outcome?.head,
    of: (row) => <RowStatus reasons={listReasons(row)}>{outcome?.of(row)}</RowStatus>,
  };
  if (data?.count === 0) return <Typography sx={{ py: 2 }}>{t('imports.none')}</Typography>;
  return (
    <>
      <DataTable
        stacks={2}
        label={label}
        columns={[positionColumn, statusColumn, ...skipColumns, ...values, ...further]}
        rows={data?.rows ?? []}
        getRowKey={({ id }) => id}
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

/** Formatters of an error message, without and with the label of its field. */
function useErrorTexts(fields: readonly FieldDefinition[]) {
  const t = useTranslate();
  const formatLabel = (path: string): string => {
    const field = fields.find(({ name }) => name === path);
    return field ? t(field.label) : t(`fields.${path}`, { _: path });
  };
  const formatError = ({ path, code, params }: FieldError): string =>
    t(`errors.${code}`, { ...params, field: formatLabel(path) });
  const formatLabelledError = (error: FieldError): string =>
    error.path ? t('words.pair', { label: formatLabel(error.path), value: formatError(error) }) : formatError(error);
  return { formatError, formatLabelledError };
}

/** Builds a column of buttons that skip or include a row. */
function buildSkipColumn<Row extends FileRow>(
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
