import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Asks } from '../define.ts';
import { askedFields } from './allowed.ts';
import { useRunAction } from './run-action.ts';

const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }));

interface Started {
  action: ActionDefinition;
  records: readonly RaRecord[];
  /** Values of fields that the form does not ask for. */
  preset: Readonly<Record<string, unknown>>;
  /** The part of the record that is meant; the form begins with what it says. */
  part?: RaRecord;
}

export type StartAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  preset?: Readonly<Record<string, unknown>>,
  part?: RaRecord,
) => void;

/**
 * Starts actions: those that ask something, or want to be confirmed, by a dialog; the others at once. `dialog` must
 * stand somewhere in the screen.
 */
export function useActions(
  resource: ResourceDefinition,
  onDone?: () => void,
  asks: Asks = {},
): { start: StartAction; dialog: ReactNode } {
  const t = useTranslate();
  const run = useRunAction();
  const notify = useNotify();
  const [started, setStarted] = useState<Started | null>(null);

  const start: StartAction = (action, records, preset = {}, part) => {
    if (action.confirm || askedFields(resource, action, records).length > 0) {
      setStarted({ action, records, preset, part });
      return;
    }
    void run(action, records, preset, part).then((refusal) => {
      if (!refusal) onDone?.();
      else notify(refusal.message ?? t('errors.validation_failed'), { type: 'error' });
    });
  };
  const dialog = started && (
    <Suspense>
      <ActionDialog
        {...started}
        resource={resource}
        ask={asks[started.action.operationId]}
        onRun={async (values) => {
          const refusal = await run(started.action, started.records, { ...started.preset, ...values }, started.part);
          if (refusal) return refusal;
          setStarted(null);
          onDone?.();
          return undefined;
        }}
        onClose={() => setStarted(null)}
      />
    </Suspense>
  );
  return { start, dialog };
}
