import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import type { ColumnOverride, Screen } from '../define.ts';
import { CellValue } from './CellValue.tsx';
import { HiddenHeader } from './HiddenHeader.tsx';
import { isStatus } from './field-kinds.ts';
import type { ListPreferences } from './preferences.ts';
import { TitleLink } from './TitleLink.tsx';

/** Default widths by type, in pixels; text columns are flexible. */
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

/** Maximum width that a header requires, in pixels. */
const MAX_HEADER_WIDTH = 160;

/** Maximum width that a header or value labels prefer, in pixels. */
const MAX_PREFERRED_WIDTH = 176;

/** Estimates the width of a text with the cell padding, in pixels. */
const measureText = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 7), 20);

/** Estimates the width of a header: bold, with the sort arrow of the default sorting. */
const measureHeader = (words: string, isSorted: boolean): number =>
  measureText(words) + words.length + (isSorted ? 24 : 0);

/** Width of "United Kingdom". */
const COUNTRY_WIDTH = 136;

/** Estimates the width of the longest value label, with the padding of status chips. */
function measureValues(field: FieldDefinition, names: GetValueNames): number {
  // long country names are rare
  if (field.type === 'country') return COUNTRY_WIDTH;
  return Math.max(0, ...names(field).map(measureText)) + (isStatus(field) ? 16 : 0);
}

/** Returns the labels of an enum field's values; none for other fields. */
export type GetValueNames = (field: FieldDefinition) => readonly string[];

const RIGHT_ALIGNED: readonly FieldDefinition['type'][] = ['money', 'number', 'percent', 'duration'];

/** Class of editable cells. */
export const EDITABLE = 'edited-here';

/** Returns the column key of a field. The grid stores columns in an object, so names of Object.prototype are prefixed. */
export const toColumnKey = (field: string): string => (field in Object.prototype ? `%${field}` : field);
export const toFieldName = (column: string): string => column.replace(/^%/, '');

/** Builds the grid columns of the selected fields, in order. */
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
    const column = buildColumn(field, resource, preferences, { heading: label(field), names }, override);
    return [editable.some((other) => other.name === name) ? { ...column, cellClassName: EDITABLE } : column];
  });
}

/**
 * Splits columns into shown and hidden ones by the available width. The title, the sorted column and `alwaysShown` ones stay;
 * the others are hidden from the end, the headline last. All columns are shown when the account added some. Remaining width
 * goes to preferred widths, then to flexible columns, else to the title or the first column.
 */
export function fitColumns(
  { resource, headline = [], columns: overrides = {} }: Screen,
  columns: readonly Column[],
  room: number,
  sort: string,
): [shown: GridColDef<RaRecord>[], hidden: GridColDef<RaRecord>[]] {
  const alwaysShown = Object.entries<ColumnOverride | undefined>(overrides).flatMap(([name, override]) =>
    override?.alwaysShown ? [name] : [],
  );
  const pinned = [resource.title, sort, ...alwaysShown];
  const isCustomised = columns.some(({ field }) => !resource.columns.includes(toFieldName(field)));
  const hidden = new Set<GridColDef<RaRecord>>();
  let excess = columns.reduce((sum, column) => sum + getWidth(column), -room);
  const hideColumns = (canHide: (name: string) => boolean) => {
    for (const column of isCustomised ? [] : columns.toReversed()) {
      if (excess <= 0 || hidden.has(column) || !canHide(toFieldName(column.field))) continue;
      hidden.add(column);
      excess -= getWidth(column);
    }
  };
  hideColumns((name) => ![...pinned, ...headline].includes(name));
  // always-shown columns replace statuses of the headline, but not amounts
  if (alwaysShown.length > 0) hideColumns((name) => !pinned.includes(name) && !isAmount(resource, name));
  const shown = columns.filter((column) => !hidden.has(column));
  return [fillWidth(widenColumns(shown, -excess), resource.title), columns.filter((column) => hidden.has(column))];
}

const isAmount = ({ fields }: ResourceDefinition, name: string): boolean =>
  fields.some((field) => field.name === name && field.type === 'money');

/**
 * Widens columns to their preferred widths, from the first on, while there is room. Half of the room is left to flexible
 * columns.
 */
function widenColumns(columns: readonly Column[], room: number): GridColDef<RaRecord>[] {
  const isShared = columns.some(({ flex }) => flex !== undefined);
  let freeRoom = Math.max(0, Math.floor(isShared ? room / 2 : room));
  return columns.map(({ preferredWidth = 0, ...column }) => {
    const extra = column.width === undefined ? 0 : Math.min(Math.max(0, preferredWidth - column.width), freeRoom);
    freeRoom -= extra;
    return extra > 0 ? { ...column, width: (column.width ?? 0) + extra } : column;
  });
}

/** Makes one column flexible when none is, so that the columns fill the list. */
function fillWidth(columns: GridColDef<RaRecord>[], title: string): GridColDef<RaRecord>[] {
  if (columns.some(({ flex }) => flex !== undefined)) return columns;
  const widest = columns.find(({ field }) => toFieldName(field) === title) ?? columns[0];
  return columns.map((column) => {
    const { width, ...rest } = column;
    return column === widest ? { ...rest, flex: 1, minWidth: width } : column;
  });
}

const getWidth = ({ width, minWidth = 0 }: GridColDef<RaRecord>): number => width ?? minWidth;

/** A column with the width at which neither its header nor a value label is truncated. */
type Column = GridColDef<RaRecord> & { readonly preferredWidth?: number };

function buildColumn(
  field: FieldDefinition,
  resource: ResourceDefinition,
  { widths }: ListPreferences,
  { heading: headerName, names }: { heading: string; names: GetValueNames },
  override: ColumnOverride = {},
): Column {
  const isTitle = field.name === resource.title;
  const typeWidth = override.flex || isTitle ? undefined : WIDTHS[field.type];
  const heading = field.type === 'image' ? 0 : measureHeader(headerName, field.name === resource.defaultSort.field);
  const defaultWidth = override.width ?? (typeWidth && Math.max(typeWidth, Math.min(heading, MAX_HEADER_WIDTH)));
  const chosenWidth = Object.hasOwn(widths, field.name) ? widths[field.name] : undefined;
  const width = chosenWidth ?? defaultWidth;
  const preferredWidth =
    chosenWidth === undefined ? Math.min(Math.max(heading, measureValues(field, names)), MAX_PREFERRED_WIDTH) : 0;
  const align = override.align ?? field.align ?? (RIGHT_ALIGNED.includes(field.type) ? 'right' : 'left');
  return {
    field: toColumnKey(field.name),
    headerName,
    sortable: resource.sorts.includes(field.name),
    align,
    headerAlign: align,
    display: 'flex',
    ...(width === undefined ? { flex: override.flex ?? 1, minWidth: isTitle ? 164 : 120 } : { width, preferredWidth }),
    // a picture column is too narrow for its header
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
