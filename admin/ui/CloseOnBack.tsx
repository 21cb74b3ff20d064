import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Dialogs, menus, drawers: whatever stands over the screen. */
const OVERLAYS = '.MuiModal-root';

const isBackFromOverlay: BlockerFunction = ({ historyAction }) =>
  historyAction === 'POP' && document.querySelector(OVERLAYS) !== null;

/** "Back" closes what stands over the screen, as Escape does, and leaves the screen where it is. */
export function CloseOnBack() {
  const { state, reset } = useBlocker(isBackFromOverlay);
  useEffect(() => {
    if (state !== 'blocked') return;
    const last = [...document.querySelectorAll(OVERLAYS)].at(-1);
    last?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    reset();
  }, [state, reset]);
  return null;
}
