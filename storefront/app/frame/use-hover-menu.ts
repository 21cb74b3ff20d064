import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** Delay before a submenu closes after the pointer has left, in milliseconds (§2.6). */
export const LEAVE_WRAPPER_MS = 100;
export const LEAVE_PANEL_MS = 200;

/**
 * State and event handlers of a submenu that opens on hover, click and keyboard. It closes 100 ms after the pointer
 * left its wrapper, 200 ms after it left the panel, and immediately on Escape or blur.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  // delay in milliseconds until it closes; undefined while the pointer is on it
  const [closeDelay, setCloseDelay] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closeDelay === undefined) return;
    const timer = setTimeout(() => setOpen(false), closeDelay);
    return () => clearTimeout(timer);
  }, [closeDelay]);

  const keepOpen = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    setCloseDelay(undefined);
    setOpen(true);
  };
  const closeAfter = (delay: number) => (event: PointerEvent) => {
    // leaving the panel also leaves the wrapper; the panel's longer delay applies
    if (event.pointerType === 'mouse') setCloseDelay((current) => current ?? delay);
  };

  return {
    open,
    close: () => setOpen(false),
    button,
    wrapperProps: {
      onPointerEnter: keepOpen,
      onPointerLeave: closeAfter(LEAVE_WRAPPER_MS),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    panelProps: { onPointerEnter: keepOpen, onPointerLeave: closeAfter(LEAVE_PANEL_MS) },
    buttonProps: {
      'aria-expanded': open,
      // hovering has already opened it, so a mouse click must not close it
      onClick: (event: MouseEvent) => {
        const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
        setOpen((isOpen) => isMouse || !isOpen);
      },
    },
  };
}
