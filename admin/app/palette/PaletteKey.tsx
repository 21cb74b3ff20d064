import KeyboardCommandKey from '@mui/icons-material/KeyboardCommandKey';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { tinykeys } from 'tinykeys';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the command palette by Ctrl+K, ⌘K or its button. */
export function PaletteKey() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      event.preventDefault();
      setOpen((previous) => !previous);
    };
    // also in inputs, unless they handle the key
    const ignore = ({ defaultPrevented, repeat }: KeyboardEvent) => defaultPrevented || repeat;
    return tinykeys(window, { 'Control+k': toggle, 'Meta+k': toggle }, { ignore });
  }, []);
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        aria-label={t('palette.title')}
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl K / ⌘ K"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <KeyboardCommandKey fontSize="small" />
      </IconButton>
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
