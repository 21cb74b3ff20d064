import { lazy, Suspense, useEffect, useState } from 'react';

const UndoLast = lazy(async () => ({ default: (await import('./UndoLast.tsx')).UndoLast }));

/** Where the browser undoes what is typed itself. */
const TYPED = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Ctrl or ⌘ with Z offers to undo one's last change. */
export function UndoKey() {
  const [asked, ask] = useState(0);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      event.preventDefault();
      ask((before) => before + 1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return <Suspense>{asked > 0 && <UndoLast asked={asked} />}</Suspense>;
}
