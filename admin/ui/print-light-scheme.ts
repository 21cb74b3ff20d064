/** Switches to the light scheme while printing, because browsers omit backgrounds. */
export function printLightScheme(root = document.documentElement): void {
  let shown: string | undefined;
  addEventListener('beforeprint', () => {
    shown ??= root.dataset.scheme;
    root.dataset.scheme = 'light';
  });
  addEventListener('afterprint', () => {
    root.dataset.scheme = shown;
    shown = undefined;
  });
}
