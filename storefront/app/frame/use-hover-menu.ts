import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** How long a submenu stays after the pointer has left, in milliseconds (§2.6). */
export const LEAVE_WRAPPER_MS = 100;
export const LEAVE_PANEL_MS = 200;

/**
 * A submenu that opens under a resting mouse, by click and by keyboard. Leaving its wrapper hides it after 100 ms, leaving
 * the panel after 200 ms, coming back in time keeps it; Escape, and focus going elsewhere, hide it at once.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  // how long it still stays; undefined while the pointer is on it
  const [leaving, setLeaving] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => setOpen(false), leaving);
    return () => clearTimeout(timer);
  }, [leaving]);

  const keep = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    setLeaving(undefined);
    setOpen(true);
  };
  const leave = (delay: number) => (event: PointerEvent) => {
    // who leaves the panel leaves the wrapper too; the panel's longer time counts then
    if (event.pointerType === 'mouse') setLeaving((present) => present ?? delay);
  };

  return {
    open,
    close: () => setOpen(false),
    button,
    wrapperProps: {
      onPointerEnter: keep,
      onPointerLeave: leave(LEAVE_WRAPPER_MS),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    panelProps: { onPointerEnter: keep, onPointerLeave: leave(LEAVE_PANEL_MS) },
    buttonProps: {
      'aria-expanded': open,
      // a mouse has opened it by then; its click must not close it again
      onClick: (event: MouseEvent) => {
        const byMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
        setOpen((shown) => byMouse || !shown);
      },
    },
  };
}
