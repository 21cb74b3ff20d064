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
  money: 116,
  percent: 80,
  duration: 90,
  date: 116,
  datetime: 184,
  select: 122,
  radio: 122,
  checkbox: 100,
  switch: 110,
  country: 116,
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
 * Splits columns into those that find room and those that give way. What a row is told apart by, what it is worth and
 * what it is sorted by stay; of the others the last go first. Who chose more columns than a list begins with gets all.
 */
export function fitting(
  { resource, headline = [] }: Screen,
  columns: readonly GridColDef<RaRecord>[],
  room: number,
  sort: string,
): [shown: GridColDef<RaRecord>[], gone: GridColDef<RaRecord>[]] {
  const stays = (name: string) => [resource.title, sort, ...headline].includes(name);
  const isOwn = columns.some(({ field }) => !resource.columns.includes(fieldOf(field)));
  const gone = new Set<GridColDef<RaRecord>>();
  let over = columns.reduce((sum, column) => sum + widthOf(column), -room);
  for (const column of isOwn ? [] : columns.toReversed()) {
    if (over <= 0 || stays(fieldOf(column.field))) continue;
    gone.add(column);
    over -= widthOf(column);
  }
  return [columns.filter((column) => !gone.has(column)), columns.filter((column) => gone.has(column))];
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
