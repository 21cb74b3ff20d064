import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { getHistoryField } from '#domain/resources/history-fields.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { diffEntries, hasEntries } from '../entry-changes.ts';
import { HistoryValue } from './HistoryValue.tsx';

interface Props {
  resource: ResourceDefinition;
  entry: AuditEntry;
}

/** Fields that are not shown. */
const TECHNICAL_FIELDS = ['id', 'version', 'updated_at'];

/** Changed fields with their values before and after; nothing for a created or deleted record. */
export function HistoryChanges({ resource, entry: { before, after } }: Props) {
  const t = useTranslate();
  if (!before || !after) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !TECHNICAL_FIELDS.includes(name),
  );
  if (names.length === 0) return null;
  // other values are inputs of an action, such as a parcel's carrier
  const fields = [...resource.fields, ...resource.actions.flatMap((action) => action.fields)];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {names.map((name) => {
        const field =
          fields.find((candidate) => candidate.name === name) ?? getHistoryField(name, after[name] ?? before[name]);
        return (
          <li key={name}>
            {t(field.label, { _: name })}:{' '}
            {hasEntries(field) ? (
              <EntryHistory field={field} before={before[name]} after={after[name]} />
            ) : (
              <Values field={field} name={name} before={name in before ? before : undefined} after={after} />
            )}
          </li>
        );
      })}
    </Box>
  );
}

interface ValuesProps {
  field: FieldDefinition;
  name: string;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
}

/** A value before, unless it is new, and after. */
function Values({ field, name, before, after }: ValuesProps) {
  return (
    <>
      {before && (
        <>
          <del>
            <HistoryValue field={field} value={before[name]} record={before} />
          </del>{' '}
          →{' '}
        </>
      )}
      <Box component="span" sx={{ color: 'text.primary' }}>
        <HistoryValue field={field} value={after?.[name]} record={after} />
      </Box>
    </>
  );
}

/** Changed, added and removed entries of a list, with each changed field. */
function EntryHistory({ field, before, after }: { field: FieldDefinition; before: unknown; after: unknown }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {diffEntries(field, before, after).map((change) => (
        <li key={change.title}>
          {change.after ? change.title : <del>{change.title}</del>}
          {change.fields.map((item) => (
            <span key={item.name}>
              {', '}
              {t(item.label)} <Values field={item} name={item.name} before={change.before} after={change.after} />
            </span>
          ))}
        </li>
      ))}
    </Box>
  );
}
