import { chooseScheme, makeReadable } from '#domain/contrast.ts';
import { theme } from '#storefront/app/theme/theme.ts';

const PAPERS = {
  light: theme.colorSchemes.light?.palette.background.default ?? '#ffffff',
  dark: theme.colorSchemes.dark?.palette.background.default ?? '#000000',
};

/** The CSS variables of an accent colour (#rrggbb), made readable in both colour schemes. */
export function buildAccent(color: string): Readonly<Record<`--${string}`, string>> {
  const accents = [makeReadable(color, PAPERS.light), makeReadable(color, PAPERS.dark)];
  const texts = accents.map((accent) => (chooseScheme(accent) === 'light' ? '#000000' : '#ffffff'));
  const accent = `light-dark(${accents.join(', ')})`;
  return { '--accent': accent, '--accent-strong': accent, '--on-accent': `light-dark(${texts.join(', ')})` };
}
