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
import { type ReactNode, useId, useState } from 'react';
import { useBusy } from '../use-busy.ts';
import { recordTitle } from '../record-title.ts';
import { askedFields } from './allowed.ts';

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the chosen ones of a bulk action. */
  records: readonly RaRecord[];
  /** What it is about, in place of the records. */
  about?: ReactNode;
  resource: ResourceDefinition;
  onRun: (values: Record<string, unknown>) => Promise<Refusal | undefined>;
  onClose: () => void;
}

/** Asks what an action needs, by the form of its request body; an action without one asks only whether to go on. */
export function ActionDialog({ action, records, about, resource, onRun, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [asked] = useState(() => askedFields(resource, action, records));
  const title = t(action.label);
  const [first] = records;
  const named =
    records.length === 1 && first ? recordTitle(resource, first) : t('action.records', { count: records.length });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{
        transition: {
          onEntered: () =>
            document.getElementById(formId)?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
        },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" sx={{ mb: 2 }}>
          {about ?? named}
          {asked.length === 0 && !about && ` – ${t('action.confirm')}`}
        </DialogContentText>
        <SchemaForm
          id={formId}
          definitions={asked}
          submitOnEnter
          onSubmit={(values) => whileBusy(() => onRun(values))}
          aria-labelledby={titleId}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button variant="contained" loading={busy} type="submit" form={formId} autoFocus={asked.length === 0}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
