import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { focusFirst } from '#admin/ui/focus-first.ts';
import type { AskAnswer, AskProps } from '../define.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { ActionForm } from './ActionForm.tsx';
import { ConfirmButtons, SubmitButtons } from './ActionButtons.tsx';
import type { FilterValues } from '#admin/api/filters.ts';
import { askedFields } from './allowed.ts';
import { ActionSummary } from './ActionSummary.tsx';
import { movedAmounts } from './PreviewNote.tsx';
import { useMoneyConfirmation } from './use-money-confirmation.ts';
import { usePreview } from './use-preview.ts';
import { useSettled } from './use-settled.ts';

type Values = Record<string, unknown>;

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the chosen ones of a bulk action. */
  records: readonly RaRecord[];
  /** Chosen records that the action does not fit. */
  others?: readonly RaRecord[];
  /** What it is about, in place of the records. */
  about?: ReactNode;
  /** In the place of the records: all of a filter. */
  filter?: FilterValues;
  resource: ResourceDefinition;
  /** What is known already: fields begin with it, what they do not ask is sent beside them. */
  preset?: Readonly<Values>;
  /** The part of the record that is meant. */
  part?: RaRecord;
  /** Asks what the form of the body cannot ask well. */
  ask?: ComponentType<AskProps>;
  onRun: (values: Values) => Promise<SubmitErrors | undefined>;
  onClose: () => void;
}

const NOTHING: Values = {};
const NONE: readonly RaRecord[] = [];

/** Values that the part already has for the fields of the form. */
const valuesOfPart = (part: RaRecord | undefined, fields: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(fields.flatMap(({ name }) => (part && name in part ? [[name, part[name]]] : [])));

/** Focuses the first input once the form is there, which may be after its dialog. */
function useFormFocus(formId: string, isReady: boolean): () => void {
  useEffect(() => {
    if (isReady) focusFirst(document.getElementById(formId));
  }, [isReady, formId]);
  return () => focusFirst(document.getElementById(formId));
}

/**
 * Asks what an action needs, by the form of its request body; an action without one asks only whether to go on. One that
 * moves money shows the amount and runs only once that is confirmed.
 */
export function ActionDialog(props: Props) {
  const { action, records, others = NONE, about, filter, resource, preset = NOTHING, part, ask } = props;
  const { onRun, onClose } = props;
  const { money } = action;
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [fields] = useState(() => askedFields(resource, action, records));
  const settled = useSettled(fields);
  const focusForm = useFormFocus(formId, settled !== undefined);
  const [answer, setAnswer] = useState<AskAnswer>({});
  const [typed, setTyped] = useState(preset);
  const [isOverLimit, setIsOverLimit] = useState(false);
  const chosen = action.byRecord ? [...records, ...others] : records;
  const preview = usePreview(
    action,
    { records: chosen, part, filter },
    { ...settled, ...preset, ...valuesOfPart(part, fields), ...typed, ...answer },
  );
  // the first records of a filter may all be skipped, and others not
  const changesNothing = preview?.data?.changed === 0 && filter === undefined;
  const [first] = records;
  const confirmation = useMoneyConfirmation({
    money,
    records,
    known: { ...preset, ...answer },
    hasForm: fields.length > 0,
    run: (values) => whileBusy(() => onRun({ ...answer, ...values })),
  });
  const title = t(action.label);
  const amounts = movedAmounts(preview?.data, locale);
  const submitLabel = amounts ? `${title} · ${amounts}` : title;
  return (
    <Dialog
      open
      onClose={confirmation.isPending ? confirmation.goBack : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={ask ? 'sm' : 'xs'}
      slotProps={{ transition: { onEntered: focusForm } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <ActionSummary {...{ action, resource, records, part, about, preview }} valuesToConfirm={confirmation.values} />
        <Box hidden={confirmation.isPending}>
          <ActionForm
            {...{ id: formId, titleId, action, fields, record: first, preset, ask }}
            initialValues={settled && { ...settled, ...preset, ...part }}
            currentValues={{ ...typed, ...answer }}
            isWatched={preview !== undefined}
            onChange={(values) => setTyped({ ...preset, ...values })}
            onAnswer={setAnswer}
            onLimit={setIsOverLimit}
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
          disabled={!answer || isOverLimit || !settled || preview?.refused !== undefined || changesNothing}
          autoFocus={fields.length === 0 && !money}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
