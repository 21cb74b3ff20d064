import KeyboardCommandKey from '@mui/icons-material/KeyboardCommandKey';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the palette from anywhere by Ctrl or ⌘ with K, or by its button. */
export function PaletteKey() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
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
