import { getCurrencyDecimals } from '#domain/money.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { FormsContextValue } from '#forms-schema/context.tsx';
import { formatFieldValue } from '#forms-schema/view/value-text.ts';
import { toIds, type ReferenceNames } from './reference-names.ts';
import type { Row } from '#server/core/api/wire.ts';
import type { CellKind, Column } from '#server/core/tabular/column.ts';

const KINDS: Readonly<Partial<Record<FieldDefinition['type'], CellKind>>> = {
  integer: 'number',
  number: 'number',
  percent: 'number',
  money: 'money',
  date: 'day',
  datetime: 'moment',
};

/** The columns of the file: one for each field, two for a reference (name and id). */
export function buildExportColumns(
  fields: readonly FieldDefinition[],
  names: ReferenceNames,
  formsContext: FormsContextValue,
): Column[] {
  return fields.flatMap((field) =>
    field.ref ? toReferenceColumns(field, names, formsContext) : [toColumn(field, formsContext)],
  );
}

function toColumn(field: FieldDefinition, formsContext: FormsContextValue): Column {
  const heading = formsContext.t(field.label);
  const kind = field.iso ? undefined : KINDS[field.type];
  if (kind === 'money') {
    const currency = (row: Row) => row[field.currency ?? 'currency'];
    const decimals = (row: Row) => getCurrencyDecimals(String(currency(row)));
    return { heading, kind, value: (row) => toCellValue(row[field.name]), decimals };
  }
  if (kind) return { heading, kind, value: (row) => toCellValue(row[field.name]) };
  // the ISO code, because the column follows an amount
  if (field.type === 'currency') return { heading, kind: 'text', value: (row) => toCellValue(row[field.name]) };
  return { heading, kind: 'text', value: (row) => formatFieldValue(field, row[field.name], row, formsContext) || null };
}

const toCellValue = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

function toReferenceColumns(field: FieldDefinition, names: ReferenceNames, { t }: FormsContextValue): Column[] {
  const heading = t(field.label);
  const idColumn: Column = field.ref?.many
    ? {
        heading: `${heading} – ${t('fields.ids')}`,
        kind: 'text',
        value: (row) => toIds(row[field.name]).join(', ') || null,
      }
    : { heading: `${heading} – ${t('fields.id')}`, kind: 'number', value: (row) => toCellValue(row[field.name]) };
  if (!names.has(field)) return [idColumn];
  const joinNames = (row: Row) =>
    toIds(row[field.name])
      .map((id) => names.getName(field, id))
      .join(', ');
  return [{ heading, kind: 'text', value: (row) => joinNames(row) || null }, idColumn];
}
