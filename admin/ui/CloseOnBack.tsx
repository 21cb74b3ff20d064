import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Dialogs, menus and drawers. */
const OVERLAYS = '.MuiModal-root';

const isBackFromOverlay: BlockerFunction = ({ historyAction }) =>
  historyAction === 'POP' && document.querySelector(OVERLAYS) !== null;

/** Makes the browser's back button close the topmost overlay, as Escape does, in place of leaving the screen. */
export function CloseOnBack() {
  const { state, reset } = useBlocker(isBackFromOverlay);
  useEffect(() => {
    if (state !== 'blocked') return;
    const topmost = [...document.querySelectorAll(OVERLAYS)].at(-1);
    topmost?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    reset();
  }, [state, reset]);
  return null;
}
