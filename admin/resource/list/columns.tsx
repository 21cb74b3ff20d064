import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import type { ColumnOverride, Screen } from '../define.ts';
import { CellValue } from './CellValue.tsx';
import { HiddenHeader } from './QuietHeader.tsx';
import { isStatus } from './field-kinds.ts';
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

/** The most that a heading widens its column though others give way, in pixels. */
const WIDEST_HEADING = 160;

/** The most that a heading or the names of values widen their column where there is room, in pixels. */
const WIDEST = 176;

/** Pixels that words take in one line of a cell, its edges among them. */
const roomOf = (words: string): number => [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 7), 20);

/** The same for a heading, which is bold, with the arrow where the list is sorted by it at first. */
const roomOfHeading = (words: string, isSorted: boolean): number => roomOf(words) + words.length + (isSorted ? 24 : 0);

/** Room for "United Kingdom". */
const COUNTRY = 136;

/** The same for the longest name of a value, with the edges of its chip where values have colours. */
function roomOfValues(field: FieldDefinition, names: GetValueNames): number {
  // few orders go to a country with a long name
  if (field.type === 'country') return COUNTRY;
  return Math.max(0, ...names(field).map(roomOf)) + (isStatus(field) ? 16 : 0);
}

/** The names of the values that a field of a closed list takes; none of other fields. */
export type GetValueNames = (field: FieldDefinition) => readonly string[];

const RIGHT: readonly FieldDefinition['type'][] = ['money', 'number', 'percent', 'duration'];

/** Class of the cells that are edited in the list. */
export const EDITABLE = 'edited-here';

/** What the grid calls a field's column. It keeps columns in an object, where names that every object has are taken. */
export const toColumnKey = (field: string): string => (field in Object.prototype ? `%${field}` : field);
export const toFieldName = (column: string): string => column.replace(/^%/, '');

/** Grid columns of a list: chosen fields in the chosen order, each shown as its definition says. */
export function buildGridColumns(
  { resource, columns = {} }: Screen,
  preferences: ListPreferences,
  editable: readonly FieldDefinition[],
  label: (field: FieldDefinition) => string,
  names: GetValueNames = () => [],
): Column[] {
  const overrides: Readonly<Record<string, ColumnOverride | undefined>> = columns;
  return preferences.columns.flatMap((name) => {
    const field = resource.fields.find((candidate) => candidate.name === name);
    const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
    if (!field) return [];
    const shown = column(field, resource, preferences, { heading: label(field), names }, override);
    return [editable.some((one) => one.name === name) ? { ...shown, cellClassName: EDITABLE } : shown];
  });
}

/**
 * Splits columns into those that find room and those that give way. The title, the column that the list is sorted by and
 * those that the screen keeps stay, and the headline as long as nothing else can go; of the others the last go first. When a
 * person has chosen more columns than a list begins with, all are shown. What is left goes to headings and names that are
 * cut, then to the columns that take it, else to the title or the first.
 */
export function fitColumns(
  { resource, headline = [], columns: overrides = {} }: Screen,
  columns: readonly Column[],
  room: number,
  sort: string,
): [shown: GridColDef<RaRecord>[], gone: GridColDef<RaRecord>[]] {
  const kept = Object.entries<ColumnOverride | undefined>(overrides).flatMap(([name, own]) =>
    own?.alwaysShown ? [name] : [],
  );
  const stays = [resource.title, sort, ...kept];
  const isOwn = columns.some(({ field }) => !resource.columns.includes(toFieldName(field)));
  const gone = new Set<GridColDef<RaRecord>>();
  let over = columns.reduce((sum, column) => sum + widthOf(column), -room);
  const give = (isFree: (name: string) => boolean) => {
    for (const column of isOwn ? [] : columns.toReversed()) {
      if (over <= 0 || gone.has(column) || !isFree(toFieldName(column.field))) continue;
      gone.add(column);
      over -= widthOf(column);
    }
  };
  give((name) => ![...stays, ...headline].includes(name));
  // a status gives way to what the screen keeps, an amount does not
  if (kept.length > 0) give((name) => !stays.includes(name) && !isAmount(resource, name));
  const shown = columns.filter((column) => !gone.has(column));
  return [filled(widened(shown, -over), resource.title), columns.filter((column) => gone.has(column))];
}

const isAmount = ({ fields }: ResourceDefinition, name: string): boolean =>
  fields.some((field) => field.name === name && field.type === 'money');

/**
 * Gives columns the widths they wish for, the first ones first, as far as the room that is left goes; half of it is for
 * columns that take what is left.
 */
function widened(columns: readonly Column[], room: number): GridColDef<RaRecord>[] {
  const isShared = columns.some(({ flex }) => flex !== undefined);
  let left = Math.max(0, Math.floor(isShared ? room / 2 : room));
  return columns.map(({ wish = 0, ...column }) => {
    const more = column.width === undefined ? 0 : Math.min(Math.max(0, wish - column.width), left);
    left -= more;
    return more > 0 ? { ...column, width: (column.width ?? 0) + more } : column;
  });
}

/** Columns over the whole width of the list. */
function filled(columns: GridColDef<RaRecord>[], title: string): GridColDef<RaRecord>[] {
  if (columns.some(({ flex }) => flex !== undefined)) return columns;
  const widest = columns.find(({ field }) => toFieldName(field) === title) ?? columns[0];
  return columns.map((column) => {
    const { width, ...rest } = column;
    return column === widest ? { ...rest, flex: 1, minWidth: width } : column;
  });
}

const widthOf = ({ width, minWidth = 0 }: GridColDef<RaRecord>): number => width ?? minWidth;

/** A column with the width at which neither its heading nor a name in it is cut, which it gets where there is room. */
type Column = GridColDef<RaRecord> & { readonly wish?: number };

function column(
  field: FieldDefinition,
  resource: ResourceDefinition,
  { widths }: ListPreferences,
  { heading: headerName, names }: { heading: string; names: GetValueNames },
  override: ColumnOverride = {},
): Column {
  const isTitle = field.name === resource.title;
  const ofType = override.flex || isTitle ? undefined : WIDTHS[field.type];
  const heading = field.type === 'image' ? 0 : roomOfHeading(headerName, field.name === resource.defaultSort.field);
  const usual = override.width ?? (ofType && Math.max(ofType, Math.min(heading, WIDEST_HEADING)));
  const chosen = Object.hasOwn(widths, field.name) ? widths[field.name] : undefined;
  const width = chosen ?? usual;
  const wish = chosen === undefined ? Math.min(Math.max(heading, roomOfValues(field, names)), WIDEST) : 0;
  const align = override.align ?? field.align ?? (RIGHT.includes(field.type) ? 'right' : 'left');
  return {
    field: toColumnKey(field.name),
    headerName,
    sortable: resource.sorts.includes(field.name),
    align,
    headerAlign: align,
    display: 'flex',
    ...(width === undefined ? { flex: override.flex ?? 1, minWidth: isTitle ? 164 : 120 } : { width, wish }),
    // beside the title a picture speaks for itself
    ...(field.type === 'image' && { renderHeader: () => <HiddenHeader>{headerName}</HiddenHeader> }),
    renderCell: ({ row, tabIndex }) => {
      const value = override.render ? override.render(row) : <CellValue field={field} record={row} />;
      return isTitle && !override.hasLink ? (
        <TitleLink resource={resource} record={row} tabIndex={tabIndex} children={value} />
      ) : (
        value
      );
    },
  };
}
