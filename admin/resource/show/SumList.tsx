import type { FieldDefinition } from '#generated/definitions.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface Props<Name extends string> {
  fields: readonly FieldDefinition[];
  /** Summands, in order; zero amounts are left out. */
  names: readonly Name[];
  record: Readonly<Record<string, unknown>>;
  /** Summands that are subtracted, though stored as positive amounts. */
  less?: readonly Name[];
  /** Field of the total. */
  total: Name;
}

/** Breakdown of an amount: a line for each summand, and the total. */
export function SumList<const Name extends string>({ fields, names, less = [], record, total }: Props<Name>) {
  const t = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {fields
        .filter(({ name }) => names.some((candidate) => candidate === name) && record[name])
        .toSorted((a, b) => names.indexOf(a.name as Name) - names.indexOf(b.name as Name))
        .map((field) => {
          const value = record[field.name];
          const isLess = less.some((name) => name === field.name);
          const look = field.name === total ? TOTAL : { m: 0, typography: 'body1' };
          return (
            <Box key={field.name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={look}>
                {t(field.label)}
              </Box>
              <Box component="dd" sx={{ ...look, textAlign: 'right' }}>
                <FieldValue definition={field} value={isLess ? -Number(value) : value} record={record} />
              </Box>
            </Box>
          );
        })}
    </Box>
  );
}

const TOTAL = { m: 0, typography: 'body1', fontWeight: 650, borderTop: 1, borderColor: 'divider', pt: 0.5 } as const;
