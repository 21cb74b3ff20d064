import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { askedFields } from './allowed.ts';
import { presetOf } from './preset.ts';
import { useRunAction } from './run-action.ts';

const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }));

interface Started {
  action: ActionDefinition;
  records: readonly RaRecord[];
  /** Values of fields that the form does not ask for. */
  preset: Readonly<Record<string, unknown>>;
}

export type StartAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  preset?: Readonly<Record<string, unknown>>,
) => void;

/**
 * Starts actions: those that ask something, or want to be confirmed, by a dialog; the others at once. `dialog` must
 * stand somewhere in the screen.
 */
export function useActions(
  resource: ResourceDefinition,
  onDone?: () => void,
): { start: StartAction; dialog: ReactNode } {
  const t = useTranslate();
  const run = useRunAction();
  const notify = useNotify();
  const [started, setStarted] = useState<Started | null>(null);

  const start: StartAction = (action, records, given = {}) => {
    const preset = { ...presetOf(action, records), ...given };
    if (action.confirm || askedFields(resource, action, records).length > 0) {
      setStarted({ action, records, preset });
      return;
    }
    void run(action, records, preset).then((refusal) => {
      if (!refusal) onDone?.();
      else notify(refusal.message ?? t('errors.validation_failed'), { type: 'error' });
    });
  };
  const dialog = started && (
    <Suspense>
      <ActionDialog
        {...started}
        resource={resource}
        onRun={async (values) => {
          const refusal = await run(started.action, started.records, { ...started.preset, ...values });
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
