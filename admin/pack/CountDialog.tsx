import type { PackLine } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type FormEvent, useId } from 'react';

interface Props {
  line: PackLine;
  onClose: () => void;
  onCount: (quantity: number, reason: string) => void;
}

/** Counts copies by hand, with the reason why they are not scanned. */
export function CountDialog({ line, onClose, onCount }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onCount(Number(data.get('quantity')), String(data.get('reason') ?? '').trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('pack.by_hand', { name: line.name })}</DialogTitle>
      <DialogContent>
        <form id={formId} onSubmit={submit}>
          <TextField
            name="quantity"
            type="number"
            label={t('pack.copies')}
            defaultValue={line.wanted}
            required
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { min: 0, max: line.wanted } }}
          />
          <TextField
            name="reason"
            label={t('pack.reason')}
            required
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { minLength: 3, maxLength: 200 } }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button type="submit" form={formId} variant="contained">
          {t('pack.count')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
