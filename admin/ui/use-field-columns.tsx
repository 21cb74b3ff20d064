import type { FieldDefinition } from '#generated/definitions.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { type Column, hasContent } from '#forms-schema/view/DataTable.tsx';

const AMOUNTS: readonly FieldDefinition['type'][] = ['integer', 'number', 'money', 'percent', 'duration'];

/** Overrides of a column. */
interface ColumnOverride<Row> {
  of?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  wraps?: true;
  /** Translation key. */
  label?: string;
}

/**
 * Returns table columns with label, format and alignment from field definitions.
 *
 * @example useFieldColumns(InvoiceLineFields, ['name', 'quantity', 'total'], { name: { of: statementName } })
 */
export function useFieldColumns<Row extends object, const Name extends string>(
  fields: readonly FieldDefinition[],
  names: readonly Name[],
  overrides: { readonly [One in Name]?: ColumnOverride<Row> } = {},
): Column<Row>[] {
  const t = useTranslate();
  return names.flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    const { of, align, wraps, label }: ColumnOverride<Row> = overrides[name] ?? {};
    if (!field && !of) return [];
    const getValue = (row: Row): unknown => (row as Readonly<Record<string, unknown>>)[name];
    return {
      name,
      head: t(label ?? field?.label ?? name),
      wraps,
      align: align ?? (field && AMOUNTS.includes(field.type) ? 'end' : 'start'),
      of:
        of ??
        ((row: Row) =>
          field && hasContent(getValue(row)) ? (
            <FieldValue definition={field} value={getValue(row)} record={row} dense />
          ) : null),
    };
  });
}
