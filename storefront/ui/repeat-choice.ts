/**
 * Ref of a list of radio buttons: repeats a choice that was made before the list became interactive. React leaves such a choice
 * on the page and reports no change.
 */
export function repeatChoice(list: HTMLFieldSetElement | null): void {
  const input = list?.querySelector<HTMLInputElement>('input:checked:not([checked])');
  if (!input) return;
  input.checked = false;
  input.click();
}
