import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { useState } from 'react';

const SHORT = 1500; // §9 toast 1.5 s
const SEVERITIES = ['success', 'warning', 'error'] as const;

/** One message, announced to screen readers. What went wrong stays until it is closed. */
export function Toast({ notification, onGone }: { notification: NotificationPayload; onGone: () => void }) {
  const t = useTranslate();
  const [open, setOpen] = useState(true);
  const { message, type, notificationOptions } = notification;
  const severity = SEVERITIES.find((one) => one === type) ?? 'info';
  const isGood = severity === 'success' || severity === 'info';
  return (
    <Snackbar
      open={open}
      autoHideDuration={isGood ? SHORT : null}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        onClose={isGood ? undefined : () => setOpen(false)}
        closeText={t('words.close')}
      >
        {typeof message === 'string' ? t(message, { _: message, ...notificationOptions?.messageArgs }) : message}
      </Alert>
    </Snackbar>
  );
}
