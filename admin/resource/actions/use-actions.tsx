import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import type { ActionInputs } from '../define.ts';
import { getInputFields } from './available-actions.ts';
import { buildPreset } from './preset.ts';
import { useRunAction } from './run-action.ts';
import type { AllMatching } from './AllMatchingDialog.tsx';

const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).ActionDialog }));
const AllMatchingDialog = lazy(async () => ({ default: (await import('./AllMatchingDialog.tsx')).AllMatchingDialog }));

interface StartOptions {
  /** Runs the action on all records of a filter in place of `records`. */
  allMatching?: AllMatching;
  /** Selected records that the action cannot run on. They are sent as well, so that the answer has the reasons. */
  inapplicable?: readonly RaRecord[];
  /** The part of the record that the action runs on; the form starts with its values. */
  part?: RaRecord;
}

interface StartedAction extends StartOptions {
  action: ActionDefinition;
  records: readonly RaRecord[];
  /** Values without a field in the form. */
  preset: Readonly<Record<string, unknown>>;
}

const listRecordsToSend = (
  { byRecord }: ActionDefinition,
  records: readonly RaRecord[],
  { inapplicable = [] }: StartOptions,
) => (byRecord ? [...records, ...inapplicable] : records);

export type StartAction = (
  action: ActionDefinition,
  records: readonly RaRecord[],
  preset?: Readonly<Record<string, unknown>>,
  options?: StartOptions,
) => void;

/**
 * Starts actions: in a dialog those that have inputs, a confirmation or a filter, the others at once. The screen must
 * render `dialog`.
 */
export function useActions(
  resource: ResourceDefinition,
  onDone?: () => void,
  actionInputs: ActionInputs = {},
): { start: StartAction; dialog: ReactNode } {
  const t = useTranslate();
  const run = useRunAction(resource);
  const onFailure = useFailureNotice(resource.name);
  const [started, setStarted] = useState<StartedAction | null>(null);

  const start: StartAction = (action, records, values = {}, options = {}) => {
    const preset = { ...buildPreset(action, records), ...values };
    const hasExtraInputs = actionInputs[action.operationId] !== undefined;
    if (
      options.allMatching ||
      action.confirm ||
      action.preview ||
      action.money ||
      hasExtraInputs ||
      getInputFields(resource, action, records).length > 0
    ) {
      setStarted({ action, records, preset, ...options });
      return;
    }
    void run(action, listRecordsToSend(action, records, options), preset, options.part).then(onDone, onFailure);
  };
  const finish = () => {
    setStarted(null);
    onDone?.();
  };
  const close = () => setStarted(null);
  const dialog = started && (
    <Suspense>
      {started.allMatching ? (
        <AllMatchingDialog
          action={started.action}
          allMatching={started.allMatching}
          resource={resource}
          onDone={finish}
          onClose={close}
        />
      ) : (
        <ActionDialog
          {...started}
          resource={resource}
          extraInputs={actionInputs[started.action.operationId]}
          onRun={async (values) => {
            try {
              const { action, records, preset, part } = started;
              await run(action, listRecordsToSend(action, records, started), { ...preset, ...values }, part);
            } catch (error) {
              return toSubmitErrors(error, t);
            }
            finish();
            return undefined;
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { start, dialog };
}
