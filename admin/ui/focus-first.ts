const INPUTS = 'input, select, textarea';

/** Focuses the first input of a form, unless an input of the form or of its dialog already has the focus. */
export function focusFirst(form: HTMLElement | null): void {
  const active = document.activeElement;
  if (form?.contains(active)) return;
  if (active?.matches(INPUTS) && form?.closest('[role="dialog"]')?.contains(active)) return;
  form?.querySelector<HTMLElement>(INPUTS)?.focus();
}
