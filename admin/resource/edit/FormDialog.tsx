import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import type { FormProps } from '#forms-schema/FormFrame.tsx';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { type ReactNode, useId } from 'react';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { useBusy } from '#admin/ui/use-busy.ts';

interface Props<Definitions extends readonly FieldDefinition[]> {
  title: string;
  submitLabel: string;
  definitions: Definitions;
  overrides?: FormProps<Definitions>['overrides'];
  values?: FormProps<Definitions>['values'];
  disabled?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  onSubmit: (values: RecordOf<Definitions>) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog with a generated form below `children`. Errors of `onSubmit` are shown at their inputs and keep the values. */
export function FormDialog<const Definitions extends readonly FieldDefinition[]>(props: Props<Definitions>) {
  const {
    title,
    submitLabel,
    definitions,
    overrides,
    values,
    disabled,
    maxWidth = 'xs',
    onSubmit,
    onClose,
    children,
  } = props;
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const send = (typed: RecordOf<Definitions>) =>
    whileBusy(async () => {
      try {
        await onSubmit(typed);
        return undefined;
      } catch (error) {
        return toSubmitErrors(error, t);
      }
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth={maxWidth}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={CONTENT}>
        {children}
        <SchemaForm
          id={formId}
          definitions={definitions}
          overrides={overrides}
          values={values}
          submitOnEnter
          onSubmit={send}
          aria-labelledby={titleId}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button variant="contained" loading={busy} disabled={disabled} type="submit" form={formId}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** DialogContent removes the padding below a title, which cuts off the label of the first field. */
const CONTENT = { position: 'relative', display: 'grid', gap: 1.5 } as const;
