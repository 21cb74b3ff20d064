import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { useForms } from '../context.tsx';
import type { Values } from '../converters.ts';
import { layOutFields } from '../layout.ts';
import { splitFieldName, getValueAt } from '../paths.ts';
import type { ValueProps } from './value-props.ts';
import { isShown, isReadable } from '../visibility.ts';

export interface RecordProps {
  definitions: readonly FieldDefinition[];
  values: Values;
  /** Groups to show, in order; all in the description's order when absent. */
  groups?: readonly string[];
  /** Heading level of the groups. */
  heading?: 'h2' | 'h3';
}

const LONG_TYPES: ReadonlySet<FieldType> = new Set(['textarea', 'rich-text', 'json']);

/** As many columns as fit, each at least `minWidth` pixels wide. */
const buildColumns = (minWidth: number) => `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`;

/** Whether a field takes the full width: long text and fields with members. */
const isWide = ({ type, items }: FieldDefinition): boolean => items !== undefined || LONG_TYPES.has(type);

interface EntryProps {
  definition: FieldDefinition;
  values: Values;
  Value: ComponentType<ValueProps>;
}

function Entry({ definition, values, Value }: EntryProps) {
  const { t } = useForms();
  return (
    <Box sx={{ gridColumn: isWide(definition) ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {t(definition.label)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Value definition={definition} value={getValueAt(values, splitFieldName(definition.name))} record={values} />
      </Typography>
    </Box>
  );
}

/** The fields of a record in groups, each rendered by `Value`. */
export function RecordValues({
  definitions,
  values,
  groups,
  heading = 'h3',
  Value,
}: RecordProps & { Value: ComponentType<ValueProps> }) {
  const { t } = useForms();
  const fields = definitions.filter((field) => isReadable(field) && isShown(field, values));
  return (
    <Stack sx={{ gap: 2.5 }}>
      {layOutFields(fields, groups).map(({ name, rows }) => (
        <section key={name ?? ''}>
          {name && (
            <Typography component={heading} variant="subtitle1" sx={{ mb: 1, fontWeight: 600 }}>
              {t(`groups.${name}`)}
            </Typography>
          )}
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: buildColumns(140), sm: buildColumns(200) },
            }}
          >
            {rows.flat().map((definition) => (
              <Entry key={definition.name} definition={definition} values={values} Value={Value} />
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}
