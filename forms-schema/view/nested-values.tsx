import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useForms } from '../context.tsx';
import { isRecord } from '../form-values.ts';
import { segmentsOf, valueAt } from '../paths.ts';
import { SchemaView } from '../SchemaView.tsx';
import { FieldValue, type ValueProps } from './FieldValue.tsx';
import { TextValue } from './plain-values.tsx';
import { isViewed } from '../visibility.ts';

/** An object within the record. */
export function GroupValue(props: ValueProps) {
  const { definition, value, dense } = props;
  if (dense || !definition.items || !isRecord(value)) return <TextValue {...props} />;
  return <SchemaView definitions={definition.items} values={value} />;
}

/** A list of objects as a table, without what lists leave out. */
export function EntriesValue(props: ValueProps) {
  const { t } = useForms();
  const { definition, value, dense } = props;
  if (dense || !definition.items || !Array.isArray(value)) return <TextValue {...props} />;
  const columns = definition.items.filter((field) => isViewed(field) && !field.hidden?.includes('list'));
  return (
    // what is too wide is scrolled, by keys as well; its words stay whole
    <Box role="group" aria-label={t(definition.label)} tabIndex={0} sx={{ overflowX: 'auto', overflowWrap: 'normal' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, label, align }) => (
              <TableCell key={name} align={align}>
                {t(label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.map((entry: unknown, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.name} align={column.align}>
                  <FieldValue
                    definition={column}
                    value={valueAt(entry, segmentsOf(column.name))}
                    record={entry}
                    dense
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
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
