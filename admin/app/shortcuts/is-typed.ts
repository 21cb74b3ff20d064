const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key belongs to an input, a dialog, a menu or an IME composition. */
export function isTyped({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return isComposing || defaultPrevented || (target instanceof Element && target.closest(TYPED_IN) !== null);
}
