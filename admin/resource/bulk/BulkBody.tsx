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

/** Refresh interval of the page while the job runs. */
const REFRESH_MS = 2000;

/** The selection of a bulk job and the records it skipped. */
export function BulkBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const bulk = record as Bulk;
  const definition = useDefinition(bulk.resource);
  const action = definition?.actions.find(({ operationId }) => operationId === bulk.operation);
  const isRunning = isUnfinished(bulk);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  // a bulk undo is itself undone as a request
  const canUndo = !isRunning && bulk.records_done > 0 && (action?.undo !== undefined || bulk.resource === 'undo');
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
      {!isRunning && <RefusedRecords bulk={bulk} />}
    </>
  );
}
