import Box from '@mui/material/Box';
import { useForms } from '../context.tsx';
import { isRecord } from '../form-values.ts';
import { segmentsOf, valueAt } from '../paths.ts';
import { DataTable, saysSomething } from './DataTable.tsx';
import { RecordValues } from './RecordValues.tsx';
import type { NestingProps, ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';
import { isViewed } from '../visibility.ts';

/** An object within the record. */
export function GroupValue(props: NestingProps) {
  const { definition, value, dense, Nested } = props;
  if (dense || !definition.items || !isRecord(value)) return <TextValue {...props} />;
  return <RecordValues definitions={definition.items} values={value} Value={Nested} />;
}

/** A list of objects as a table, without what lists leave out; on a phone as a card each. */
export function EntriesValue(props: NestingProps) {
  const { t } = useForms();
  const { definition, value, dense, Nested } = props;
  if (dense || !definition.items || !Array.isArray(value)) return <TextValue {...props} />;
  const columns = definition.items.filter((field) => isViewed(field) && !field.hidden?.includes('list'));
  return (
    <DataTable
      label={t(definition.label)}
      columns={columns.map((column) => ({
        name: column.name,
        head: t(column.label),
        align: column.align === 'right' ? 'end' : 'start',
        of: (entry: unknown) => {
          const said = valueAt(entry, segmentsOf(column.name));
          return saysSomething(said) ? <Nested definition={column} value={said} record={entry} dense /> : null;
        },
      }))}
      rows={value}
      keyOf={(_, index) => index}
      stacks={2}
    />
  );
}

/** A value of no fixed shape. */
export function JsonValue(props: ValueProps) {
  const { t } = useForms();
  if (props.dense) return <TextValue {...props} />;
  return (
    <Box
      component="pre"
      role="group"
      aria-label={t(props.definition.label)}
      tabIndex={0}
      sx={{ m: 0, overflowY: 'auto', maxHeight: 240, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {JSON.stringify(props.value, null, 2)}
    </Box>
  );
}
