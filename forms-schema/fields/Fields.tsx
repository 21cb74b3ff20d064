import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useForms } from '../context.tsx';
import { hasMembers } from '../form-problems.ts';
import { layOutFields } from '../layout.ts';
import { isRendered } from '../overrides.ts';
import { toInputName } from '../paths.ts';
import { Field } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import type { FieldsProps } from './nested-fields.ts';

/** A row without visible fields takes no space. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2.5,
  '&:empty': { display: 'none' },
  '& > *': { flex: '1 1 180px', minWidth: 0 },
  // a date-time with its zone needs more width
  '& > :has(input[type="datetime-local"])': { flexBasis: 240 },
} as const;

/** A row aligned to the end, such as totals. */
const END_ALIGNED_ROW = { ...ROW, justifyContent: 'flex-end', '& > *': { flex: '0 1 240px', minWidth: 0 } } as const;

/** Fields in their groups; inline neighbours share a row as space permits. */
export const Fields = memo(function Fields({ fields, parent, groups, shownTitle }: FieldsProps) {
  const { t } = useForms();
  return (
    <Stack sx={{ gap: 3 }}>
      {layOutFields(fields.filter(isRendered), groups).map(({ name, rows }) => {
        const content = (
          <Stack sx={{ gap: 2.5 }}>
            {rows.map((row) => {
              const elements = row.map((field) => (
                <Field key={field.name} field={field} name={toInputName(parent, field.name)} siblingFields={fields} />
              ));
              const isEndAligned = row.every(({ right }) => right);
              if (elements.length === 1 && !isEndAligned) return elements;
              return (
                <Box key={row[0]?.name} sx={isEndAligned ? END_ALIGNED_ROW : ROW}>
                  {elements}
                </Box>
              );
            })}
          </Stack>
        );
        const [firstField, ...otherFields] = rows.flat();
        // a single field with members renders its own legend
        const hasLegend = firstField !== undefined && otherFields.length === 0 && hasMembers(firstField);
        return name === undefined || name === shownTitle || hasLegend ? (
          <div key={name ?? ''} data-group={parent === '' ? name : undefined}>
            {content}
          </div>
        ) : (
          <FieldSet key={name} group={parent === '' ? name : undefined} legend={t(`groups.${name}`)}>
            {content}
          </FieldSet>
        );
      })}
    </Stack>
  );
});
