import { FieldValue } from './view/FieldValue.tsx';
import { type RecordProps, RecordValues } from './view/RecordValues.tsx';

/** A record for reading, by the same definitions as its form. */
export function SchemaView(props: RecordProps) {
  return <RecordValues {...props} Value={FieldValue} />;
}
