import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { lazy, Suspense } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { takeUndo } from '../../api/undoable.ts';
import type { ActionConditions } from './skip-reason.ts';

// only after an action that skips records, which is rare
const SkippedRecords = lazy(async () => ({ default: (await import('./SkippedRecords.tsx')).SkippedRecords }));

interface Result {
  action: Pick<ActionDefinition, 'label'> & ActionConditions;
  resource: ResourceDefinition;
  records: readonly RaRecord[];
  answer: Pick<BulkAnswer, 'done' | 'refused'>;
}

/** Returns a function that notifies of a bulk action's result. Skipped records stay on screen until they are closed. */
export function useBulkResult(): (result: Result) => void {
  const t = useTranslate();
  const notify = useNotify();
  return ({ action, resource, records, answer: { done, refused } }) => {
    const changed = done.length > 0 ? t('action.changed', { count: done.length }) : t('action.none_changed');
    const skipped = t('action.skipped', { count: refused.length });
    const summary = t(refused.length > 0 ? 'action.result_skipped' : 'action.result', {
      ...{ action: t(action.label), changed, skipped },
    });
    if (refused.length === 0) {
      notify(summary, { type: 'success', undo: takeUndo() });
      return;
    }
    const content = (
      <Suspense fallback={summary}>
        <SkippedRecords {...{ summary, skipped: refused, action, resource, records }} />
      </Suspense>
    );
    notify(content, { type: 'warning', undo: takeUndo() });
  };
}
