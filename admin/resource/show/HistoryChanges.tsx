import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { useValueText } from '#forms-schema/view/use-value-text.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { entryChanges, hasEntries } from '../entry-changes.ts';

interface Props {
  resource: ResourceDefinition;
  entry: AuditEntry;
}

/** What no reader of a history wants to know. */
const TECHNICAL = ['id', 'version', 'updated_at'];

/** Each changed field with its value before and after; of a new or deleted record nothing but that. */
export function HistoryChanges({ resource, entry: { before, after } }: Props) {
  const t = useTranslate();
  const valueText = useValueText();
  if (!before || !after) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !TECHNICAL.includes(name),
  );
  if (names.length === 0) return null;
  // a fact that is none of the record's may be what an action asked, such as a parcel's carrier
  const fields = [...resource.fields, ...resource.actions.flatMap((action) => action.fields)];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {names.map((name) => {
        const field = fields.find((one) => one.name === name) ?? factOf(name);
        const text = (record: Readonly<Record<string, unknown>>) => short(valueText(field, record[name], record));
        return (
          <li key={name}>
            {t(field.label, { _: name })}:{' '}
            {hasEntries(field) ? (
              <EntryHistory field={field} before={before[name]} after={after[name]} />
            ) : (
              <Values before={name in before ? text(before) : undefined} after={text(after)} />
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** What a value was, unless it is new, and what it has become. */
function Values({ before, after }: { before?: string; after: string }) {
  return (
    <>
      {before !== undefined && (
        <>
          <del>{before || '–'}</del> →{' '}
        </>
      )}
      <Box component="span" sx={{ color: 'text.primary' }}>
        {after || '–'}
      </Box>
    </>
  );
}

/** The entries of a list that were changed, added or taken away, with each changed field. */
function EntryHistory({ field, before, after }: { field: FieldDefinition; before: unknown; after: unknown }) {
  const t = useTranslate();
  const valueText = useValueText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {entryChanges(field, before, after).map((change) => (
        <li key={change.title}>
          {change.after ? change.title : <del>{change.title}</del>}
          {change.fields.map((one) => (
            <span key={one.name}>
              {', '}
              {t(one.label)}{' '}
              <Values
                before={valueText(one, change.before?.[one.name], change.before)}
                after={valueText(one, change.after?.[one.name], change.after)}
              />
            </span>
          ))}
        </li>
      ))}
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
