/** Switches to the light scheme while printing, because browsers omit backgrounds. */
export function printLightScheme(root = document.documentElement): void {
  let screenScheme: string | undefined;
  addEventListener('beforeprint', () => {
    screenScheme ??= root.dataset.scheme;
    root.dataset.scheme = 'light';
  });
  addEventListener('afterprint', () => {
    root.dataset.scheme = screenScheme;
    screenScheme = undefined;
  });
}
