const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key, held ones included, is meant for an input, a dialog, a menu or the composition of a word. */
export function isTyped({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return isComposing || defaultPrevented || (target instanceof Element && target.closest(TYPED_IN) !== null);
}

/** Whether a key is meant for one of those or for the browser, and not for the screen. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isTyped(event);
}

/** A key with Ctrl or ⌘ as shortcuts are written: "Control+Z"; undefined without, or with more held. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey || key.length !== 1) return undefined;
  return `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`;
}
