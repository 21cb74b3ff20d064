/** Prints the dark scheme as the light one: browsers leave out what is behind the words, and paper is white. */
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
