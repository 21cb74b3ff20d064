import type { DecimalSign, FileDates, PartnerField } from '#generated/enums.ts';
import type { PartnerColumn, PartnerMap } from '#generated/schemas.ts';

/** A value of a partner file before it is written: a text, a number (amounts with their decimals), or a day. */
export type FieldValue =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'day'; readonly value: string };

/** What one row of a file tells, by field. A field that is missing is empty. */
export type FileFacts = Readonly<Partial<Record<PartnerField, FieldValue>>>;

/** A day ('YYYY-MM-DD') as the partner writes it. */
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
  // a line break within a cell is more than most readers of such files can take
  return value.kind === 'day' ? formatDay(value.value, dates) : value.value.replace(/\s*[\r\n]+\s*/g, ' ');
}

/** What one column holds of a row, as text. */
function cell(column: PartnerColumn, facts: FileFacts, map: PartnerMap): string {
  return column.field ? formatValue(facts[column.field], map) : (column.text ?? '');
}

/** The cells of a file by row, without the headings. */
export function fileCells(map: PartnerMap, rows: readonly FileFacts[]): string[][] {
  return rows.map((facts) => map.columns.map((column) => cell(column, facts, map)));
}

/** The rows as the body of a call: one object each, its keys the headings. Numbers stay numbers. */
export function fileObjects(map: PartnerMap, rows: readonly FileFacts[]): Record<string, string | number>[] {
  return rows.map((facts) =>
    Object.fromEntries(
      map.columns.map((column) => {
        const value = column.field ? facts[column.field] : undefined;
        return [column.heading, value?.kind === 'number' ? value.value : cell(column, facts, map)];
      }),
    ),
  );
}
