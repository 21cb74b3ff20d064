import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { focusFirst } from '#admin/ui/focus-first.ts';
import type { ActionInputValues, ActionInputProps } from '../define.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { ActionForm } from './ActionForm.tsx';
import { ConfirmButtons, SubmitButtons } from './ActionButtons.tsx';
import type { FilterValues } from '#admin/api/filters.ts';
import { getInputFields } from './available-actions.ts';
import { ActionSummary } from './ActionSummary.tsx';
import { formatMovedAmounts } from './PreviewNote.tsx';
import { useMoneyConfirmation } from './use-money-confirmation.ts';
import { usePreview } from './use-preview.ts';
import { useSettingDefaults } from './use-settings.ts';

type Values = Record<string, unknown>;

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the selected ones of a bulk action. */
  records: readonly RaRecord[];
  /** Selected records that the action cannot run on. */
  inapplicable?: readonly RaRecord[];
  /** Shown in place of the records' title or count. */
  subject?: ReactNode;
  /** Runs the action on all records of a filter in place of `records`. */
  filter?: FilterValues;
  resource: ResourceDefinition;
  /** Initial values of the fields; values without a field are sent as well. */
  preset?: Readonly<Values>;
  /** The part of the record that the action runs on, such as a line or a parcel. */
  part?: RaRecord;
  /** Custom inputs above the generated form. */
  extraInputs?: ComponentType<ActionInputProps>;
  onRun: (values: Values) => Promise<SubmitErrors | undefined>;
  onClose: () => void;
}

const NO_VALUES: Values = {};
const NO_RECORDS: readonly RaRecord[] = [];

/** Returns the values of a part for the fields of the form. */
const pickPartValues = (part: RaRecord | undefined, fields: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(fields.flatMap(({ name }) => (part && name in part ? [[name, part[name]]] : [])));

/** Focuses the first input once the form is rendered, which may be after its dialog has opened. */
function useFormFocus(formId: string, isReady: boolean): () => void {
  useEffect(() => {
    if (isReady) focusFirst(document.getElementById(formId));
  }, [isReady, formId]);
  return () => focusFirst(document.getElementById(formId));
}

/**
 * The form of an action's request body; without fields, a confirmation. An action that moves money shows the amount and
 * runs once it is confirmed.
 */
export function ActionDialog(props: Props) {
  const { action, records, inapplicable = NO_RECORDS, subject, filter, resource, part, extraInputs } = props;
  const { preset = NO_VALUES, onRun, onClose } = props;

  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [fields] = useState(() => getInputFields(resource, action, records));
  const defaults = useSettingDefaults(fields);
  const focusForm = useFormFocus(formId, defaults !== undefined);
  const [extraValues, setExtraValues] = useState<ActionInputValues>({});
  const [typed, setTyped] = useState(preset);
  const [isOverLimit, setIsOverLimit] = useState(false);
  const selected = action.byRecord ? [...records, ...inapplicable] : records;
  const preview = usePreview(
    action,
    { records: selected, part, filter },
    { ...defaults, ...preset, ...pickPartValues(part, fields), ...typed, ...extraValues },
  );
  // the first records of a filter may all be skipped, and others not
  const changesNothing = preview?.data?.changed === 0 && filter === undefined;
  const [first] = records;
  const confirmation = useMoneyConfirmation({
    money: action.money,
    records,
    known: { ...preset, ...extraValues },
    hasForm: fields.length > 0,
    run: (values) => whileBusy(() => onRun({ ...extraValues, ...values })),
  });
  const title = t(action.label);
  const amounts = formatMovedAmounts(preview?.data, locale);
  const submitLabel = amounts ? `${title} · ${amounts}` : title;
  return (
    <Dialog
      open
      onClose={confirmation.isPending ? confirmation.goBack : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={extraInputs ? 'sm' : 'xs'}
      slotProps={{ transition: { onEntered: focusForm } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <ActionSummary {...{ action, resource, records, part, subject, preview }} pendingValues={confirmation.values} />
        <Box hidden={confirmation.isPending}>
          <ActionForm
            {...{ id: formId, titleId, action, fields, record: first, preset, extraInputs }}
            initialValues={defaults && { ...defaults, ...preset, ...part }}
            currentValues={{ ...typed, ...extraValues }}
            isWatched={preview !== undefined}
            onChange={(values) => setTyped({ ...preset, ...values })}
            onExtraValues={setExtraValues}
            onLimitCheck={setIsOverLimit}
            onSubmit={confirmation.submit}
          />
        </Box>
      </DialogContent>
      {confirmation.isPending ? (
        <ConfirmButtons
          label={title}
          busy={busy}
          onBack={confirmation.goBack}
          onConfirm={() => void confirmation.confirm()}
        />
      ) : (
        <SubmitButtons
          label={confirmation.needsConfirmation(typed) ? t('action.continue') : submitLabel}
          form={formId}
          busy={busy}
          disabled={!extraValues || isOverLimit || !defaults || preview?.refused !== undefined || changesNothing}
          autoFocus={fields.length === 0 && !action.money}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
