/** Buttons without an action of their own; a popover opens without the script. */
const HELD = 'button[type=button]:not([popovertarget])';

/**
 * Holds clicks on buttons that do nothing without the script, until the page is hydrated. Returns a function that ends
 * this and repeats the last click.
 */
export function holdClicks(): () => void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    if (!button) return;
    event.stopImmediatePropagation();
    held = button;
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    held?.click();
    held = undefined;
  };
}
