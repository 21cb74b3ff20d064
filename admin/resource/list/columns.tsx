import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import type { ColumnOverride, Screen } from '../define.ts';
import { CellValue } from './CellValue.tsx';
import { QuietHeader } from './QuietHeader.tsx';
import type { ListPreferences } from './preferences.ts';
import { TitleLink } from './TitleLink.tsx';

/** Widths in pixels that suit what a type shows; text takes what is left. */
const WIDTHS: Partial<Record<FieldDefinition['type'], number>> = {
  integer: 92,
  number: 90,
  money: 108,
  percent: 80,
  duration: 90,
  date: 116,
  datetime: 168,
  select: 122,
  radio: 122,
  checkbox: 100,
  switch: 110,
  country: 120,
  language: 110,
  currency: 110,
  image: 48,
};

/** The most that a heading widens its column, in pixels. */
const WIDEST_HEADING = 160;

/** Pixels that a heading takes in one line: letters, the cell's edges, and the arrow where the list is sorted by it at first. */
function roomOfHeading(words: string, isSorted: boolean): number {
  const letters = [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 7), 0);
  return Math.min(letters + 20 + (isSorted ? 24 : 0), WIDEST_HEADING);
}

const RIGHT: readonly FieldDefinition['type'][] = ['money', 'number', 'percent', 'duration'];

/** Class of the cells that are edited in the list. */
export const EDITABLE = 'edited-here';

/** What the grid calls a field's column. It keeps columns in an object, where names that every object has are taken. */
export const columnOf = (field: string): string => (field in Object.prototype ? `%${field}` : field);
export const fieldOf = (column: string): string => column.replace(/^%/, '');

/** Grid columns of a list: chosen fields in the chosen order, each shown as its definition says. */
export function gridColumns(
  { resource, columns = {} }: Screen,
  preferences: ListPreferences,
  editable: readonly FieldDefinition[],
  label: (field: FieldDefinition) => string,
): GridColDef<RaRecord>[] {
  const overrides: Readonly<Record<string, ColumnOverride | undefined>> = columns;
  return preferences.columns.flatMap((name) => {
    const field = resource.fields.find((candidate) => candidate.name === name);
    const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
    if (!field) return [];
    const shown = column(field, resource, preferences, label(field), override);
    return [editable.some((one) => one.name === name) ? { ...shown, cellClassName: EDITABLE } : shown];
  });
}

/**
 * Splits columns into those that find room and those that give way. The title, the column that the list is sorted by and
 * those that the screen keeps stay, and the headline as long as nothing else can go; of the others the last go first. When a
 * person has chosen more columns than a list begins with, all are shown. Where no column takes what is left, the title does.
 */
export function fitting(
  { resource, headline = [], columns: overrides = {} }: Screen,
  columns: readonly GridColDef<RaRecord>[],
  room: number,
  sort: string,
): [shown: GridColDef<RaRecord>[], gone: GridColDef<RaRecord>[]] {
  const kept = Object.entries<ColumnOverride | undefined>(overrides).flatMap(([name, own]) =>
    own?.keep ? [name] : [],
  );
  const stays = [resource.title, sort, ...kept];
  const isOwn = columns.some(({ field }) => !resource.columns.includes(fieldOf(field)));
  const gone = new Set<GridColDef<RaRecord>>();
  let over = columns.reduce((sum, column) => sum + widthOf(column), -room);
  const give = (isFree: (name: string) => boolean) => {
    for (const column of isOwn ? [] : columns.toReversed()) {
      if (over <= 0 || gone.has(column) || !isFree(fieldOf(column.field))) continue;
      gone.add(column);
      over -= widthOf(column);
    }
  };
  give((name) => ![...stays, ...headline].includes(name));
  // a status gives way to what the screen keeps, an amount does not
  if (kept.length > 0) give((name) => !stays.includes(name) && !isAmount(resource, name));
  const shown = columns.filter((column) => !gone.has(column));
  return [filled(shown, resource.title), columns.filter((column) => gone.has(column))];
}

const isAmount = ({ fields }: ResourceDefinition, name: string): boolean =>
  fields.some((field) => field.name === name && field.type === 'money');

/** Columns over the whole width of the list. */
function filled(columns: GridColDef<RaRecord>[], title: string): GridColDef<RaRecord>[] {
  if (columns.some(({ flex }) => flex !== undefined)) return columns;
  return columns.map(({ width, ...column }) =>
    fieldOf(column.field) === title ? { ...column, flex: 1, minWidth: width } : { ...column, width },
  );
}

const widthOf = ({ width, minWidth = 0 }: GridColDef<RaRecord>): number => width ?? minWidth;

function column(
  field: FieldDefinition,
  resource: ResourceDefinition,
  { widths }: ListPreferences,
  headerName: string,
  override: ColumnOverride = {},
): GridColDef<RaRecord> {
  const isTitle = field.name === resource.title;
  const ofType = override.flex || isTitle ? undefined : WIDTHS[field.type];
  const heading = field.type === 'image' ? 0 : roomOfHeading(headerName, field.name === resource.defaultSort.field);
  const usual = ofType && Math.max(ofType, heading);
  const width = (Object.hasOwn(widths, field.name) ? widths[field.name] : undefined) ?? override.width ?? usual;
  const align = override.align ?? field.align ?? (RIGHT.includes(field.type) ? 'right' : 'left');
  return {
    field: columnOf(field.name),
    headerName,
    sortable: resource.sorts.includes(field.name),
    align,
    headerAlign: align,
    display: 'flex',
    ...(width === undefined ? { flex: override.flex ?? 1, minWidth: isTitle ? 164 : 120 } : { width }),
    // beside the title a picture speaks for itself
    ...(field.type === 'image' && { renderHeader: () => <QuietHeader>{headerName}</QuietHeader> }),
    renderCell: ({ row, tabIndex }) => {
      const value = override.render ? override.render(row) : <CellValue field={field} record={row} />;
      return isTitle && !override.leads ? (
        <TitleLink resource={resource} record={row} tabIndex={tabIndex} children={value} />
      ) : (
        value
      );
    },
  };
}
