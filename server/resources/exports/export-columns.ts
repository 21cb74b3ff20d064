import { currencyDecimals } from '#domain/money.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { FormsContextValue } from '#forms-schema/context.tsx';
import { formatFieldValue } from '#forms-schema/view/value-text.ts';
import { idsOf, type ReferenceNames } from './reference-names.ts';
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
export function exportColumns(
  fields: readonly FieldDefinition[],
  names: ReferenceNames,
  words: FormsContextValue,
): Column[] {
  return fields.flatMap((field) => (field.ref ? referenceColumns(field, names, words) : [column(field, words)]));
}

function column(field: FieldDefinition, words: FormsContextValue): Column {
  const heading = words.t(field.label);
  const kind = field.iso ? undefined : KINDS[field.type];
  if (kind === 'money') {
    const currency = (row: Row) => row[field.currency ?? 'currency'];
    const decimals = (row: Row) => currencyDecimals(String(currency(row)));
    return { heading, kind, value: (row) => plain(row[field.name]), decimals };
  }
  if (kind) return { heading, kind, value: (row) => plain(row[field.name]) };
  // the ISO code, because the column stands beside an amount
  if (field.type === 'currency') return { heading, kind: 'text', value: (row) => plain(row[field.name]) };
  return { heading, kind: 'text', value: (row) => formatFieldValue(field, row[field.name], row, words) || null };
}

const plain = (value: unknown): string | number | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

function referenceColumns(field: FieldDefinition, names: ReferenceNames, { t }: FormsContextValue): Column[] {
  const heading = t(field.label);
  const number: Column = field.ref?.many
    ? {
        heading: `${heading} – ${t('fields.ids')}`,
        kind: 'text',
        value: (row) => idsOf(row[field.name]).join(', ') || null,
      }
    : { heading: `${heading} – ${t('fields.id')}`, kind: 'number', value: (row) => plain(row[field.name]) };
  if (!names.has(field)) return [number];
  const text = (row: Row) =>
    idsOf(row[field.name])
      .map((id) => names.nameOf(field, id))
      .join(', ');
  return [{ heading, kind: 'text', value: (row) => text(row) || null }, number];
}
