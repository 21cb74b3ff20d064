import { applyKey, EMPTY_BUFFER, type ScanBuffer } from '#domain/scanner.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Listens for a keyboard-wedge scanner, independent of the focus. Keys of a scan do not reach the focused element, so that
 * its Enter presses no button.
 */
export function useKeyboardWedge(onScan: (code: string) => void): void {
  const reportScan = useEffectEvent(onScan);
  useEffect(() => {
    let buffer: ScanBuffer = EMPTY_BUFFER;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const result = applyKey(buffer, { key: event.key, at: event.timeStamp });
      buffer = result.buffer;
      if (result.isFast || result.scan !== undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (result.scan === undefined) return;
      clearStray(result.stray ?? '');
      reportScan(result.scan);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Removes the first letter of a scan, which could not be distinguished from typing, from the focused input. */
function clearStray(stray: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || !input.value.endsWith(stray)) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, input.value.slice(0, input.value.length - stray.length));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
