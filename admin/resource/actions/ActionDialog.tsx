import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RaRecord, useTranslate } from 'react-admin';
import { type ComponentType, useId, useState } from 'react';
import type { AskAnswer, AskProps } from '../define.ts';
import { useBusy } from '../use-busy.ts';
import { recordTitle } from '../record-title.ts';
import { askedFields } from './allowed.ts';

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the chosen ones of a bulk action. */
  records: readonly RaRecord[];
  resource: ResourceDefinition;
  preset: Readonly<Record<string, unknown>>;
  /** The part of the record that is meant. */
  part?: RaRecord;
  /** Asks what the form of the body cannot ask well. */
  ask?: ComponentType<AskProps>;
  onRun: (values: Record<string, unknown>) => Promise<Refusal | undefined>;
  onClose: () => void;
}

/** Asks what an action needs, by the form of its request body; an action without one asks only whether to go on. */
export function ActionDialog({ action, records, resource, preset, part, ask: Ask, onRun, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [asked] = useState(() => askedFields(resource, action, records));
  const [answer, setAnswer] = useState<AskAnswer>({});
  const title = t(action.label);
  const [first] = records;
  const about =
    records.length === 1 && first ? recordTitle(resource, first) : t('action.records', { count: records.length });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={Ask ? 'sm' : 'xs'}
      slotProps={{
        transition: {
          onEntered: () =>
            document.getElementById(formId)?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
        },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {about}
          {asked.length === 0 && ` – ${t('action.confirm')}`}
        </DialogContentText>
        {Ask && first && <Ask record={first} preset={preset} onAnswer={setAnswer} />}
        <SchemaForm
          id={formId}
          definitions={asked}
          values={part}
          submitOnEnter
          onSubmit={(values) => whileBusy(() => onRun({ ...answer, ...values }))}
          aria-labelledby={titleId}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={answer === undefined}
          type="submit"
          form={formId}
          autoFocus={asked.length === 0}
        >
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
