import type { FieldDefinition } from '#generated/definitions.ts';
import type { GridColDef } from '@mui/x-data-grid';
import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { pickFields, type Screen } from '../define.ts';
import { isLabelled, isStatus } from './field-kinds.ts';
import type { ListPreferences } from './preferences.ts';

const loadRow = () => import('./PhoneRow.tsx');
const PhoneRow = lazy(async () => ({ default: (await loadRow()).PhoneRow }));

/** Computes the height of a row in pixels: title, statuses, and the rest in one or two lines. */
export function computePhoneRowHeight(
  { resource }: Screen,
  { columns }: ListPreferences,
  label: (field: FieldDefinition) => string,
): number {
  const fields = pickFields(resource, columns);
  const otherFields = fields.filter(
    (field) => !isStatus(field) && field.type !== 'image' && field.name !== resource.title,
  );
  const letters = otherFields.reduce((sum, field) => sum + estimateLetters(field, label(field)), 0);
  const isLong = otherFields.length > MAX_PER_LINE || letters > LETTERS_PER_LINE;
  return (fields.some(isStatus) ? 84 : 60) + (isLong ? 19 : 0);
}

/** Values that fit into one line, including the amount, which is beside the title. */
const MAX_PER_LINE = 2;

/** Letters that fit into one line. */
const LETTERS_PER_LINE = 42;

/** Estimates the letters of a value, with its label where that is shown. */
const estimateLetters = (field: FieldDefinition, label: string): number =>
  (isLabelled(field) ? label.length : 0) +
  (field.type === 'text' && !(field.maxLength && field.maxLength <= 200) ? 60 : 12);

/** Builds the single column of a phone, whose cell shows all fields. Its code is loaded along with the records. */
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
