import type { DecimalSign, FileDates, PartnerField } from '#generated/enums.ts';
import type { PartnerColumn, PartnerMap } from '#generated/schemas.ts';

/** A value of a partner file before it is written: a text, a number (amounts with their decimals), or a day. */
export type FieldValue =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'day'; readonly value: string };

/** The values of a row by field; missing ones are empty. */
export type FileFacts = Readonly<Partial<Record<PartnerField, FieldValue>>>;

/** Formats a day ('YYYY-MM-DD') by the partner's format. */
export function formatDay(day: string, dates: FileDates): string {
  const [year, month, date] = day.split('-');
  if (dates === 'day_first') return `${date}/${month}/${year}`;
  return dates === 'month_first' ? `${month}/${date}/${year}` : day;
}

function formatNumber(value: number, decimals: number, sign: DecimalSign): string {
  const text = value.toFixed(decimals);
  return sign === 'comma' ? text.replace('.', ',') : text;
}

function formatValue(value: FieldValue | undefined, { dates, decimal }: PartnerMap): string {
  if (!value) return '';
  if (value.kind === 'number') return formatNumber(value.value, value.decimals, decimal);
  // many readers do not support line breaks within cells
  return value.kind === 'day' ? formatDay(value.value, dates) : value.value.replace(/\s*[\r\n]+\s*/g, ' ');
}

/** The text of a cell. */
function formatCell(column: PartnerColumn, facts: FileFacts, map: PartnerMap): string {
  return column.field ? formatValue(facts[column.field], map) : (column.text ?? '');
}

/** The cells of a file by row, without the headings. */
export function createFileCells(map: PartnerMap, rows: readonly FileFacts[]): string[][] {
  return rows.map((facts) => map.columns.map((column) => formatCell(column, facts, map)));
}

/** The rows as objects keyed by heading, for a request body. Numbers stay numbers. */
export function createFileObjects(map: PartnerMap, rows: readonly FileFacts[]): Record<string, string | number>[] {
  return rows.map((facts) =>
    Object.fromEntries(
      map.columns.map((column) => {
        const value = column.field ? facts[column.field] : undefined;
        return [column.heading, value?.kind === 'number' ? value.value : formatCell(column, facts, map)];
      }),
    ),
  );
}
