import type { Bulk } from '#generated/schemas.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { FilterSummary } from '../exports/FilterSummary.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { useDefinition } from '#admin/api/use-definition.ts';
import { isUnfinished } from '#admin/ui/tray/progress.ts';
import { UndoButton } from '../undo/UndoButton.tsx';
import { RefusedRecords } from './RefusedRecords.tsx';

/** How often the page of a job that is under way is read again, in milliseconds. */
const EVERY = 2000;

/** What a bulk job was for, how far it is, and the records it was refused for. */
export function BulkBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const bulk = record as Bulk;
  const definition = useDefinition(bulk.resource);
  const action = definition?.actions.find(({ operationId }) => operationId === bulk.operation);
  const open = isUnfinished(bulk);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(refresh, EVERY);
    return () => clearInterval(timer);
  }, [open, refresh]);
  // an undo of many is redone by the same way
  const canUndo = !open && bulk.records_done > 0 && (action?.undo !== undefined || bulk.resource === 'undo');
  return (
    <>
      <Section
        title={t('bulk.which')}
        aside={
          canUndo && (
            <UndoButton
              target={{ request: bulk.request_id ?? '' }}
              labelKey={bulk.resource === 'undo' ? 'undo.redo' : 'bulk.undo_all'}
              variant="outlined"
            />
          )
        }
      >
        {definition && <FilterSummary resource={definition} filter={bulk.filter} />}
      </Section>
      {!open && <RefusedRecords bulk={bulk} />}
    </>
  );
}
