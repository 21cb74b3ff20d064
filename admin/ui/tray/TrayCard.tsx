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
  /** In whole per cent; undefined while nobody knows how much there is to do. */
  percent: number | undefined;
  /** What went wrong. */
  failure?: string;
  cancel: { label: string; onCancel: () => Promise<unknown> };
  hide: { label: string; onHide: () => void };
  /** What can be done with it once it is done. */
  result?: ReactNode;
  /** Hears whether somebody is at it. */
  held?: ReturnType<typeof useAutoDismiss>;
  /** How far it is, in words. */
  children: ReactNode;
}

/** One piece of work in the background: what it is, how far it is, and what can be done about it. */
export function TrayCard({ title, percent, failure, cancel, hide, result, held, children, ...is }: Props) {
  const t = useTranslate();
  const [busy, whileBusy] = useBusy();
  return (
    <Box component="li" sx={LOOK} {...held}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography sx={{ flex: 1, fontWeight: 650 }} noWrap title={title}>
          {title}
        </Typography>
        {is.isUnfinished ? (
          // whoever is too late finds it done
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
      {is.isUnfinished && (
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
        {is.isUnreachable ? t('tray.unreachable') : (failure ?? children)}
      </Typography>
    </Box>
  );
}

const LOOK = { px: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
