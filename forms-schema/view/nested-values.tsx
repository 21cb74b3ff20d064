import Box from '@mui/material/Box';
import { useForms } from '../context.tsx';
import { isRecord } from '../form-values.ts';
import { splitFieldName, getValueAt } from '../paths.ts';
import { DataTable, hasContent } from './DataTable.tsx';
import { RecordValues } from './RecordValues.tsx';
import type { NestingProps, ValueProps } from './value-props.ts';
import { TextValue } from './plain-values.tsx';
import { isReadable } from '../visibility.ts';

/** A nested object. */
export function GroupValue(props: NestingProps) {
  const { definition, value, dense, Nested } = props;
  if (dense || !definition.items || !isRecord(value)) return <TextValue {...props} />;
  return <RecordValues definitions={definition.items} values={value} Value={Nested} />;
}

/** A list of objects as a table without fields hidden in lists; as cards on phones. */
export function EntriesValue(props: NestingProps) {
  const { t } = useForms();
  const { definition, value, dense, Nested } = props;
  if (dense || !definition.items || !Array.isArray(value)) return <TextValue {...props} />;
  const columns = definition.items.filter((field) => isReadable(field) && !field.hidden?.includes('list'));
  return (
    <DataTable
      label={t(definition.label)}
      columns={columns.map((column) => ({
        name: column.name,
        head: t(column.label),
        align: column.align === 'right' ? 'end' : 'start',
        of: (entry: unknown) => {
          const cellValue = getValueAt(entry, splitFieldName(column.name));
          return hasContent(cellValue) ? <Nested definition={column} value={cellValue} record={entry} dense /> : null;
        },
      }))}
      rows={value}
      getRowKey={(_, index) => index}
      stacks={2}
    />
  );
}

/** Formatted JSON. */
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
