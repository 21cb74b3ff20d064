import type { FieldDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { pickFields, type Screen } from '../define.ts';
import { isLabelled, isStatus } from './field-kinds.ts';
import type { ListPreferences } from './preferences.ts';

const loadRow = () => import('./PhoneRow.tsx');
const PhoneRow = lazy(async () => ({ default: (await loadRow()).PhoneRow }));

/** Height of a row in pixels: title, statuses where there are some, and the rest in one line or two, with their air. */
export function computePhoneRowHeight(
  { resource }: Screen,
  { columns }: ListPreferences,
  label: (field: FieldDefinition) => string,
): number {
  const fields = pickFields(resource, columns);
  const rest = fields.filter((field) => !isStatus(field) && field.type !== 'image' && field.name !== resource.title);
  const letters = rest.reduce((sum, field) => sum + lettersOf(field, label(field)), 0);
  const isLong = rest.length > MOST_IN_A_LINE || letters > LETTERS_OF_A_LINE;
  return (fields.some(isStatus) ? 84 : 60) + (isLong ? 19 : 0);
}

/** Facts beside each other that fit a phone, the amount among them, which stands beside the title. */
const MOST_IN_A_LINE = 2;

/** Letters in a line of a phone. */
const LETTERS_OF_A_LINE = 42;

/** About as many letters as a fact takes, its name among them where that is said. */
const lettersOf = (field: FieldDefinition, label: string): number =>
  (isLabelled(field) ? label.length : 0) +
  (field.type === 'text' && !(field.maxLength && field.maxLength <= 200) ? 60 : 12);

/** On a phone a row is one cell that holds what the columns would. Its code is loaded while the list asks for its records. */
export function buildPhoneColumn(
  screen: Screen,
  { columns }: ListPreferences,
  headerName: string,
): GridColDef<RaRecord> {
  const fields = pickFields(screen.resource, columns);
  void loadRow();
  return {
    field: '%row',
    headerName,
    flex: 1,
    minWidth: 200,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <Suspense>
        <PhoneRow screen={screen} fields={fields} record={row} tabIndex={tabIndex} />
      </Suspense>
    ),
  };
}
