import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { useState } from 'react';
import { UndoButton } from '#admin/resource/undo/UndoButton.tsx';
import { WITH_SIDE_BAR, SIDE_WIDTH } from '#admin/ui/use-phone.ts';

const SHORT_MS = 1500; // §9 toast 1.5 s
/** With an undo button; paused while hovered or focused. */
const UNDO_MS = 8000;
const SEVERITIES = ['success', 'warning', 'error'] as const;

interface Props {
  notification: NotificationPayload;
  /** No other notification is queued. */
  isLast: boolean;
  onGone: () => void;
}

/** A notification, announced to screen readers. Errors stay until they are closed. */
export function Toast({ notification, isLast, onGone }: Props) {
  const t = useTranslate();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  // a toast must open before it can close and let the next one show
  const [hasOpened, setOpened] = useState(false);
  const { message, type, notificationOptions } = notification;
  const severity = SEVERITIES.find((value) => value === type) ?? 'info';
  const { undo, undoLabel } = (notificationOptions ?? {}) as { undo?: string; undoLabel?: string };
  const isPositive = severity === 'success' || severity === 'info';
  return (
    <Snackbar
      // only the last notification offers an undo
      open={open && (isLast || !undo || !hasOpened)}
      autoHideDuration={isPositive ? (undo ? UNDO_MS : SHORT_MS) : null}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      sx={PLACE}
      slotProps={{ transition: { onEnter: () => setOpened(true), onExited: onGone } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        onClose={isPositive ? undefined : close}
        closeText={t('words.close')}
        sx={READABLE}
        action={undo && <UndoButton target={{ request: undo }} labelKey={undoLabel} color="inherit" onDone={close} />}
      >
        {typeof message === 'string' ? t(message, { _: message, ...notificationOptions?.messageArgs }) : message}
      </Alert>
    </Snackbar>
  );
}

/** Green with enough contrast to white in both schemes. */
const READABLE = { '&&.MuiAlert-colorSuccess': { bgcolor: '#2e7d32' } } as const;

/** Above the footer of a screen and beside the side bar; on a phone at the top while the tray is shown. */
const PLACE = {
  '&&': { bottom: 96, left: { xs: 8, sm: 16 }, right: { xs: 8, sm: 'auto' } },
  [WITH_SIDE_BAR]: { '&&': { left: SIDE_WIDTH + 16 } },
  '@media (max-width: 599.95px)': { 'body:has(#tray) &&': { bottom: 'auto', top: 56 } },
} as const;
