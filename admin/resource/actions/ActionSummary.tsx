import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTitleOf } from '../record-title.ts';
import { useConsequence } from './consequences.ts';
import { countOfRecords } from './count-of-records.ts';
import { PreviewNote } from './PreviewNote.tsx';
import type { Preview } from './use-preview.ts';

const MoneyQuestion = lazy(async () => ({ default: (await import('./MoneyQuestion.tsx')).MoneyQuestion }));

interface Props {
  action: ActionDefinition;
  resource: ResourceDefinition;
  records: readonly RaRecord[];
  part: RaRecord | undefined;
  /** What it is about, in place of the records. */
  about: ReactNode;
  preview: Preview | undefined;
  /** Values of the form whose amount waits for a confirmation. */
  valuesToConfirm: Record<string, unknown> | undefined;
}

/** What an action is about to do: on which records, with what consequence, moving what amount. */
export function ActionSummary({ action, resource, records, part, about, preview, valuesToConfirm }: Props) {
  const t = useTranslate();
  const titleOf = useTitleOf(resource);
  const [first] = records;
  const subject = records.length === 1 && first ? titleOf(first) : countOfRecords(resource, records.length, t);
  const consequence = useConsequence(action, resource, part ?? first);
  const { money } = action;
  return (
    <>
      {(about || action.scope !== 'collection') && (
        <DialogContentText component="div" sx={{ mb: 2 }}>
          {about ?? subject}
        </DialogContentText>
      )}
      {consequence && <DialogContentText sx={{ mb: 2 }}>{consequence}</DialogContentText>}
      <Suspense>
        {money && valuesToConfirm && (
          <MoneyQuestion action={action} resource={resource} money={money} records={records} values={valuesToConfirm} />
        )}
      </Suspense>
      {preview && (
        <Box sx={valuesToConfirm ? { mt: 2 } : undefined}>
          <PreviewNote action={action} resource={resource} preview={preview} />
        </Box>
      )}
    </>
  );
}
