import type { FieldDefinition } from '#generated/definitions.ts';
import { ChoiceValue } from '#forms-schema/view/choice-values.tsx';
import { Picture } from '#forms-schema/view/Picture.tsx';
import { ColorValue, DiscsValue, TextValue } from '#forms-schema/view/plain-values.tsx';
import { ReferenceValue } from '#forms-schema/view/ReferenceValue.tsx';
import type { RaRecord } from 'react-admin';

/** Fits into a compact row. */
const PICTURE_SIZE = 28;

interface Props {
  field: FieldDefinition;
  record: RaRecord;
  pictureSize?: number;
}

/** A value in one line; complex values are summarised. */
export function CellValue({ field, record, pictureSize = PICTURE_SIZE }: Props) {
  const value: unknown = record[field.name];
  const props = { definition: field, value, record, dense: true };
  if (field.type === 'image') return <Picture folder={field.preview} name={String(value ?? '')} size={pictureSize} />;
  if (value === null || value === undefined || value === '') return null;
  if (field.type === 'select' || field.type === 'radio') return <ChoiceValue {...props} />;
  if (field.ref) return <ReferenceValue {...props} />;
  if (field.type === 'discs') return <DiscsValue {...props} />;
  return field.type === 'color' ? <ColorValue {...props} /> : <TextValue {...props} />;
}
