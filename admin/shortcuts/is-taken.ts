const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key is meant for an input, a dialog, a menu, the composition of a word or the browser, and not for the screen. */
export function isTaken({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(TYPED_IN) !== null;
  return ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTyped;
}
