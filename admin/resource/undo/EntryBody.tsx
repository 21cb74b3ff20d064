import type { AuditEntry } from '#generated/schemas.ts';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { HistoryChanges } from '../show/HistoryChanges.tsx';
import { useDefinition } from '#admin/api/use-definition.ts';
import { formatEntry } from './entry-text.ts';
import { RecordLink } from './RecordLink.tsx';

/** The changed values of an audit entry, and its reason. */
export function EntryBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const entry = record as AuditEntry;
  const definition = useDefinition(entry.resource);
  return (
    <Section title={formatEntry(entry, t)} aside={<RecordLink resource={entry.resource} id={entry.record_id} />}>
      {entry.reason && <Typography variant="body2">{t('undo.why', { reason: entry.reason })}</Typography>}
      {definition && <HistoryChanges resource={definition} entry={entry} />}
    </Section>
  );
}
