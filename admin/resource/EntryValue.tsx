import type { FieldDefinition } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { entryChanges } from './entry-changes.ts';

interface Props {
  field: FieldDefinition;
  value: unknown;
  /** The list's other version. */
  other: unknown;
}

/** Of one version of a list, the entries in which it differs from the other: "Red LP: Stock 7"; struck out what it has not. */
export function EntryValue({ field, value, other }: Props) {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entryChanges(field, other, value).map(({ title, fields, after }) => (
        <li key={title}>
          {after ? <strong>{title}</strong> : <del>{title}</del>}
          {fields.map((one, place) => (
            <span key={one.name}>
              {place === 0 ? ': ' : ', '}
              {t(one.label)} {valueText(one, after?.[one.name], after) || '–'}
            </span>
          ))}
        </li>
      ))}
    </Box>
  );
}
