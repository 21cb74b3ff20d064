import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Dialogs, menus, drawers: whatever stands over the screen. */
const OVER = '.MuiModal-root';

const isBackFromOver: BlockerFunction = ({ historyAction }) =>
  historyAction === 'POP' && document.querySelector(OVER) !== null;

/** "Back" closes what stands over the screen, as Escape does, and leaves the screen where it is. */
export function BackCloses() {
  const { state, reset } = useBlocker(isBackFromOver);
  useEffect(() => {
    if (state !== 'blocked') return;
    const last = [...document.querySelectorAll(OVER)].at(-1);
    last?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    reset();
  }, [state, reset]);
  return null;
}
