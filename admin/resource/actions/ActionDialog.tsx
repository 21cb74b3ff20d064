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
import { lazy, Suspense, useId, useState } from 'react';
import { useBusy } from '../use-busy.ts';
import { recordTitle } from '../record-title.ts';
import { askedFields } from './allowed.ts';

const LimitNote = lazy(async () => ({ default: (await import('./LimitNote.tsx')).LimitNote }));

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the chosen ones of a bulk action. */
  records: readonly RaRecord[];
  resource: ResourceDefinition;
  /** What is known already: fields begin with it. */
  preset: Readonly<Record<string, unknown>>;
  onRun: (values: Record<string, unknown>) => Promise<Refusal | undefined>;
  onClose: () => void;
}

/** Asks what an action needs, by the form of its request body; an action without one asks only whether to go on. */
export function ActionDialog({ action, records, resource, preset, onRun, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [asked] = useState(() => askedFields(resource, action, records));
  const [typed, setTyped] = useState(preset);
  const [isOver, setIsOver] = useState(false);
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
        <DialogContentText sx={{ mb: 2 }}>
          {about}
          {asked.length === 0 && ` – ${t('action.confirm')}`}
        </DialogContentText>
        <SchemaForm
          id={formId}
          definitions={asked}
          values={preset}
          {...(action.limit?.amount && { onChange: (values) => setTyped({ ...preset, ...values }) })}
          submitOnEnter
          onSubmit={(values) => whileBusy(() => onRun(values))}
          aria-labelledby={titleId}
        />
        {action.limit?.amount && (
          <Suspense>
            <LimitNote limit={action.limit} values={typed} onJudged={setIsOver} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={isOver}
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
