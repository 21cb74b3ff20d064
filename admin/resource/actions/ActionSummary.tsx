import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRecordTitle } from '../record-title.ts';
import { useConsequence } from './consequences.ts';
import { formatRecordCount } from './format-record-count.ts';
import { PreviewNote } from './PreviewNote.tsx';
import type { Preview } from './use-preview.ts';

const MoneyConfirmation = lazy(async () => ({ default: (await import('./MoneyConfirmation.tsx')).MoneyConfirmation }));

interface Props {
  action: ActionDefinition;
  resource: ResourceDefinition;
  records: readonly RaRecord[];
  part: RaRecord | undefined;
  /** Shown in place of the records' title or count. */
  subject: ReactNode;
  preview: Preview | undefined;
  /** Values of the form whose amount waits for a confirmation. */
  pendingValues: Record<string, unknown> | undefined;
}

/** The records of an action, its consequence, the amount it moves, and its preview. */
export function ActionSummary({ action, resource, records, part, subject, preview, pendingValues }: Props) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(resource);
  const [first] = records;
  const recordsText =
    records.length === 1 && first ? formatTitle(first) : formatRecordCount(resource, records.length, t);
  const consequence = useConsequence(action, resource, part ?? first);
  const { money } = action;
  return (
    <>
      {(subject || action.scope !== 'collection') && (
        <DialogContentText component="div" sx={{ mb: 2 }}>
          {subject ?? recordsText}
        </DialogContentText>
      )}
      {consequence && <DialogContentText sx={{ mb: 2 }}>{consequence}</DialogContentText>}
      <Suspense>
        {money && pendingValues && (
          <MoneyConfirmation
            action={action}
            resource={resource}
            money={money}
            records={records}
            values={pendingValues}
          />
        )}
      </Suspense>
      {preview && (
        <Box sx={pendingValues ? { mt: 2 } : undefined}>
          <PreviewNote action={action} resource={resource} preview={preview} />
        </Box>
      )}
    </>
  );
}
