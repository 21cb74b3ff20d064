import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import type { Asks } from '../define.ts';
import { askedFields } from './allowed.ts';
import { presetOf } from './preset.ts';
import { useRunAction } from './run-action.ts';
import type { Whole } from './WholeDialog.tsx';

const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }));
const WholeDialog = lazy(async () => ({ default: (await import('./WholeDialog.tsx')).WholeDialog }));

interface More {
  /** Instead of the records: all of a filter. */
  whole?: Whole;
  /** Chosen records that the action does not fit. They are sent along, so that the answer says why they were skipped. */
  others?: readonly RaRecord[];
  /** The part of the record that is meant; the form begins with what it says. */
  part?: RaRecord;
}

interface Started extends More {
  action: ActionDefinition;
  records: readonly RaRecord[];
  /** Values of fields that the form does not ask for. */
  preset: Readonly<Record<string, unknown>>;
}

const sent = ({ byRecord }: ActionDefinition, records: readonly RaRecord[], { others = [] }: More) =>
  byRecord ? [...records, ...others] : records;

export type StartAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  preset?: Readonly<Record<string, unknown>>,
  more?: More,
) => void;

/**
 * Starts actions: those that ask something, want to be confirmed or are for a whole filter, by a dialog; the others at
 * once. `dialog` must stand somewhere in the screen.
 */
export function useActions(
  resource: ResourceDefinition,
  onDone?: () => void,
  asks: Asks = {},
): { start: StartAction; dialog: ReactNode } {
  const t = useTranslate();
  const run = useRunAction(resource);
  const onFailure = useFailureNotice(resource.name);
  const [started, setStarted] = useState<Started | null>(null);

  const start: StartAction = (action, records, given = {}, more = {}) => {
    const preset = { ...presetOf(action, records), ...given };
    const asksItself = asks[action.operationId] !== undefined;
    if (
      more.whole ||
      action.confirm ||
      action.preview ||
      action.money ||
      asksItself ||
      askedFields(resource, action, records).length > 0
    ) {
      setStarted({ action, records, preset, ...more });
      return;
    }
    void run(action, sent(action, records, more), preset, more.part).then(onDone, onFailure);
  };
  const done = () => {
    setStarted(null);
    onDone?.();
  };
  const close = () => setStarted(null);
  const dialog = started && (
    <Suspense>
      {started.whole ? (
        <WholeDialog action={started.action} whole={started.whole} resource={resource} onDone={done} onClose={close} />
      ) : (
        <ActionDialog
          {...started}
          resource={resource}
          ask={asks[started.action.operationId]}
          onRun={async (values) => {
            try {
              const { action, records, preset, part } = started;
              await run(action, sent(action, records, started), { ...preset, ...values }, part);
            } catch (error) {
              return toSubmitErrors(error, t);
            }
            done();
            return undefined;
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { start, dialog };
}
