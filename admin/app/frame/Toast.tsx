import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { useState } from 'react';
import { UndoButton } from '#admin/resource/undo/UndoButton.tsx';
import { WITH_SIDE_BAR, SIDE_WIDTH } from '#admin/ui/use-phone.ts';

const SHORT_MS = 1500; // §9 toast 1.5 s
/** Long enough to read what can be undone and reach the button; it waits longer under the pointer or the focus. */
const UNDO_MS = 8000;
const SEVERITIES = ['success', 'warning', 'error'] as const;

interface Props {
  notification: NotificationPayload;
  /** No other message waits for its turn. */
  isLast: boolean;
  onGone: () => void;
}

/** One message, announced to screen readers. What went wrong stays until it is closed. */
export function Toast({ notification, isLast, onGone }: Props) {
  const t = useTranslate();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  // one that is overtaken before it was seen appears for a moment: only what has opened can close, and let the next one come
  const [hasOpened, setOpened] = useState(false);
  const { message, type, notificationOptions } = notification;
  const severity = SEVERITIES.find((one) => one === type) ?? 'info';
  const { undo, undoLabel } = (notificationOptions ?? {}) as { undo?: string; undoLabel?: string };
  const isPositive = severity === 'success' || severity === 'info';
  return (
    <Snackbar
      // what is offered to be undone is what was done last
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

/** White is read on it in either scheme; the theme's own green of the dark one is too light for that. */
const READABLE = { '&&.MuiAlert-colorSuccess': { bgcolor: '#2e7d32' } } as const;

/** Above what stands at the foot of a screen, beside the side bar; on a phone it makes way for the work under way. */
const PLACE = {
  '&&': { bottom: 96, left: { xs: 8, sm: 16 }, right: { xs: 8, sm: 'auto' } },
  [WITH_SIDE_BAR]: { '&&': { left: SIDE_WIDTH + 16 } },
  '@media (max-width: 599.95px)': { 'body:has(#tray) &&': { bottom: 'auto', top: 56 } },
} as const;
