/** Goes to the first input of a form, unless somebody is in it already: a fast hand types while a dialog still opens. */
export function focusFirst(form: HTMLElement | null): void {
  if (form?.contains(document.activeElement)) return;
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
