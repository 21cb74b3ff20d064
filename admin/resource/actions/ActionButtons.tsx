import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

interface SubmitProps {
  label: string;
  /** Id of the form that is submitted. */
  form: string;
  busy: boolean;
  disabled: boolean;
  autoFocus: boolean;
  onCancel: () => void;
}

/** Buttons below the form of an action. */
export function SubmitButtons({ label, onCancel, busy, ...button }: SubmitProps) {
  const t = useTranslate();
  return (
    <DialogActions>
      <Button onClick={onCancel}>{t('record.cancel')}</Button>
      <Button variant="contained" loading={busy} type="submit" {...button}>
        {label}
      </Button>
    </DialogActions>
  );
}

interface ConfirmProps {
  label: string;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Buttons below the confirmation of an amount. */
export function ConfirmButtons({ label, busy, onBack, onConfirm }: ConfirmProps) {
  const t = useTranslate();
  return (
    <DialogActions>
      {/* a second Enter must not move money */}
      <Button key="back" autoFocus onClick={onBack}>
        {t('action.back')}
      </Button>
      <Button key="run" variant="contained" color="warning" loading={busy} onClick={onConfirm}>
        {label}
      </Button>
    </DialogActions>
  );
}
