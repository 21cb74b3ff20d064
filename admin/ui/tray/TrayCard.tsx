import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { useAutoDismiss } from './use-auto-dismiss.ts';
import { useBusy } from '../use-busy.ts';

interface Props {
  title: string;
  isUnfinished: boolean;
  isUnreachable: boolean;
  /** In whole per cent; undefined while the total is unknown. */
  percent: number | undefined;
  failure?: string;
  cancel: { label: string; onCancel: () => Promise<unknown> };
  hide: { label: string; onHide: () => void };
  /** Actions on the finished job. */
  result?: ReactNode;
  /** Handlers that pause the automatic dismissal. */
  pauseHandlers?: ReturnType<typeof useAutoDismiss>;
  /** Progress as text. */
  children: ReactNode;
}

/** A background job in the tray: title, progress, cancel and result. */
export function TrayCard({ title, percent, failure, cancel, hide, result, pauseHandlers, children, ...state }: Props) {
  const t = useTranslate();
  const [busy, whileBusy] = useBusy();
  return (
    <Box component="li" sx={LOOK} {...pauseHandlers}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography sx={{ flex: 1, fontWeight: 650 }} noWrap title={title}>
          {title}
        </Typography>
        {state.isUnfinished ? (
          // a job that has already finished cannot be cancelled
          <Button
            loading={busy}
            onClick={() => void whileBusy(() => cancel.onCancel().catch(() => undefined))}
            aria-label={cancel.label}
          >
            {t('record.cancel')}
          </Button>
        ) : (
          <>
            {result}
            <IconButton onClick={hide.onHide} aria-label={hide.label}>
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      {state.isUnfinished && (
        <LinearProgress
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={title}
        />
      )}
      <Typography
        variant="body2"
        color={failure ? 'error' : 'textSecondary'}
        sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}
      >
        {state.isUnreachable ? t('tray.unreachable') : (failure ?? children)}
      </Typography>
    </Box>
  );
}

const LOOK = { px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
