import type { FieldDefinition } from '#generated/definitions.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { useValueText } from '#forms-schema/view/value-text.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface Props {
  fields: readonly FieldDefinition[];
  entry: AuditEntry;
}

/** What no reader of a history wants to know. */
const TECHNICAL = ['id', 'version', 'updated_at'];

/** Each changed field with its value before and after; of a new or deleted record nothing but that. */
export function HistoryChanges({ fields, entry: { before, after } }: Props) {
  const t = useTranslate();
  const valueText = useValueText();
  if (!before || !after) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !TECHNICAL.includes(name),
  );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {names.map((name) => {
        const field = fields.find((one) => one.name === name) ?? factOf(name);
        const text = (record: Readonly<Record<string, unknown>>) => short(valueText(field, record[name], record));
        return (
          <li key={name}>
            {t(field.label, { _: name })}: {name in before && <del>{text(before) || '–'}</del>} {name in before && '→ '}
            <Box component="span" sx={{ color: 'text.primary' }}>
              {text(after) || '–'}
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

/** A fact that is no field of the record, such as the tracking number of its parcel. */
function factOf(name: string): FieldDefinition {
  return { name, type: 'text', label: `fields.${name}` };
}

const LONGEST = 160;

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
