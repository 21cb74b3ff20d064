const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key, held ones included, is meant for an input, a dialog, a menu or the composition of a word. */
export function isTyped({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return isComposing || defaultPrevented || (target instanceof Element && target.closest(TYPED_IN) !== null);
}
