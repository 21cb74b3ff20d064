import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { BulkAnswer } from '#generated/schemas.ts';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { takeUndo } from '../../api/undoable.ts';
import type { ActionConditions } from './skip-reason.ts';

interface Result {
  action: Pick<ActionDefinition, 'label'> & ActionConditions;
  resource: ResourceDefinition;
  records: readonly RaRecord[];
  answer: Pick<BulkAnswer, 'done' | 'refused'>;
}

/** Returns a function that notifies of a bulk action's result. Skipped records stay on screen until they are closed. */
export function useBulkResult(): (result: Result) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  return async ({ action, resource, records, answer: { done, refused } }) => {
    const changed = done.length > 0 ? t('action.changed', { count: done.length }) : t('action.none_changed');
    const skipped = t('action.skipped', { count: refused.length });
    const summary = t(refused.length > 0 ? 'action.result_skipped' : 'action.result', {
      ...{ action: t(action.label), changed, skipped },
    });
    const undo = takeUndo();
    if (refused.length === 0) {
      notify(summary, { type: 'success', undo });
      return;
    }
    // loaded on demand, and before the notification, which is announced once
    const content = await import('./SkippedRecords.tsx').then(
      ({ SkippedRecords }) => <SkippedRecords {...{ summary, skipped: refused, action, resource, records }} />,
      () => summary,
    );
    notify(content, { type: 'warning', undo });
  };
}
