import type { FieldDefinition } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { diffEntries } from './entry-changes.ts';

interface Props {
  field: FieldDefinition;
  value: unknown;
  /** The list in the other version. */
  other: unknown;
}

/** The entries of a list that differ from another version, as "Red LP: Stock 7"; missing ones are struck through. */
export function EntryValue({ field, value, other }: Props) {
  const t = useTranslate();
  const valueText = useFieldValueFormatter();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {diffEntries(field, other, value).map(({ title, fields, after }) => (
        <li key={title}>
          {after ? <strong>{title}</strong> : <del>{title}</del>}
          {fields.map((itemField, index) => (
            <span key={itemField.name}>
              {index === 0 ? ': ' : ', '}
              {t(itemField.label)} {valueText(itemField, after?.[itemField.name], after) || '–'}
            </span>
          ))}
        </li>
      ))}
    </Box>
  );
}
