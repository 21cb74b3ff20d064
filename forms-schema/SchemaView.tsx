import { FieldValue } from './view/FieldValue.tsx';
import { type RecordProps, RecordValues } from './view/RecordValues.tsx';

/** A read-only view of a record, generated from the field definitions of its form. */
export function SchemaView(props: RecordProps) {
  return <RecordValues {...props} Value={FieldValue} />;
}
