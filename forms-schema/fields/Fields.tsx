import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useForms } from '../context.tsx';
import { hasMembers } from '../form-problems.ts';
import { layout } from '../layout.ts';
import { isDrawn } from '../overrides.ts';
import { inputName } from '../paths.ts';
import { Field } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import type { FieldsProps } from './nested-fields.ts';

/** A row whose fields are all hidden takes no room. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2.5,
  '&:empty': { display: 'none' },
  '& > *': { flex: '1 1 180px', minWidth: 0 },
  // a date with its time and zone is cut off in less
  '& > :has(input[type="datetime-local"])': { flexBasis: 240 },
} as const;

/** Fields that stand at the end of the line, as sums do. */
const AT_THE_END = { ...ROW, justifyContent: 'flex-end', '& > *': { flex: '0 1 240px', minWidth: 0 } } as const;

/** Fields in their groups, inline neighbours side by side as far as there is room. */
export const Fields = memo(function Fields({ fields, parent, groups, titled }: FieldsProps) {
  const { t } = useForms();
  return (
    <Stack sx={{ gap: 3 }}>
      {layout(fields.filter(isDrawn), groups).map(({ name, rows }) => {
        const content = (
          <Stack sx={{ gap: 2.5 }}>
            {rows.map((row) => {
              const drawn = row.map((field) => (
                <Field key={field.name} field={field} name={inputName(parent, field.name)} among={fields} />
              ));
              const isAtTheEnd = row.every(({ right }) => right);
              if (drawn.length === 1 && !isAtTheEnd) return drawn;
              return (
                <Box key={row[0]?.name} sx={isAtTheEnd ? AT_THE_END : ROW}>
                  {drawn}
                </Box>
              );
            })}
          </Stack>
        );
        const [only, ...others] = rows.flat();
        // a group of one list or object would only repeat its legend
        const isBox = only !== undefined && others.length === 0 && hasMembers(only);
        return name === undefined || name === titled || isBox ? (
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
