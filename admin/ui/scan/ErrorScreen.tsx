import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { COLORS, type Tone } from './tones.ts';
import type { ScanError } from './use-scanning.ts';

interface Props {
  standing: ScanError;
  tone: Tone;
  onDismiss: () => void;
  /** A further action beside dismissing. */
  other?: { label: string; onPress: () => void };
}

/**
 * A full-screen error in the colour of its tone, announced at once. Escape, F8 or a click dismiss it; keys that a scanner
 * sends are ignored.
 */
export function ErrorScreen({ standing, tone, onDismiss, other }: Props) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  // a layout effect, so that no key is missed before the first paint
  useLayoutEffect(() => {
    const focusedBefore = document.activeElement;
    panel.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'F8') {
        event.preventDefault();
        dismiss();
      } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'Tab') event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };
  }, []);
  return (
    <Box
      ref={panel}
      role="alertdialog"
      aria-modal
      aria-labelledby="scan-error"
      aria-describedby="scan-error-more"
      tabIndex={-1}
      sx={{ ...PANEL, bgcolor: COLORS[tone] }}
    >
      <Box aria-live="assertive" sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <Typography
          id="scan-error"
          component="p"
          sx={{ fontSize: { xs: 32, sm: 64 }, fontWeight: 800, lineHeight: 1.1 }}
        >
          {standing.text}
        </Typography>
        <Typography component="p" sx={{ fontSize: { xs: 18, sm: 28 }, fontVariantNumeric: 'tabular-nums' }}>
          {standing.code}
        </Typography>
        {standing.refused > 0 && (
          <Typography component="p" sx={{ fontSize: { xs: 18, sm: 24 }, fontWeight: 700 }}>
            {t('scan.refused', { count: standing.refused })}
          </Typography>
        )}
      </Box>
      <Typography id="scan-error-more">{t('scan.dismiss_hint')}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button onClick={onDismiss} sx={BUTTON}>
          {t('scan.dismiss')}
        </Button>
        {other && (
          <Button onClick={other.onPress} sx={BUTTON}>
            {other.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const PANEL = {
  position: 'fixed',
  inset: 0,
  zIndex: 1400,
  color: '#fff',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 3,
  p: 3,
  outline: 'none',
  displayPrint: 'none',
} as const;

const BUTTON = {
  bgcolor: '#fff',
  color: '#111',
  px: 4,
  py: 1.5,
  fontSize: 18,
  '&:hover': { bgcolor: '#eee' },
} as const;
