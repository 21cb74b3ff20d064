import { applyKey, EMPTY_BUFFER, type ScanBuffer } from '#domain/scanner.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Listens for a keyboard-wedge scanner, independent of the focus. Keys of a scan do not reach the focused element, so that
 * its Enter presses no button.
 */
export function useKeyboardWedge(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let wedge: ScanBuffer = EMPTY_BUFFER;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const next = applyKey(wedge, { key: event.key, at: event.timeStamp });
      wedge = next.buffer;
      if (next.isFast || next.scan !== undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (next.scan === undefined) return;
      clearStray(next.stray ?? '');
      scanned(next.scan);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Removes the first letter of a scan, which could not be distinguished from typing, from the focused input. */
function clearStray(stray: string): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement) || !box.value.endsWith(stray)) return;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(box, box.value.slice(0, box.value.length - stray.length));
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
