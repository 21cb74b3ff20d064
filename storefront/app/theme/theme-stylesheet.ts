import type { Plugin } from 'vite';
import { theme } from './theme.ts';

/** Module id of the stylesheet with the theme's CSS variables. */
export const THEME_STYLESHEET = 'virtual:theme.css';

const RESOLVED = '\0virtual:theme.css';

type Rules = Record<string, string | number>;

const DARK = '[data-scheme="dark"]';

function block(selector: string, rules: Rules): string {
  const lines = Object.entries(rules).map(
    ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
  );
  return `${selector}{${lines.join(';')}}`;
}

/**
 * The theme's variables as CSS: light by default, dark by the system's preference without a choice of the visitor,
 * and dark for `data-scheme="dark"`. Needs no script.
 */
export function themeCss(): string {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet as Record<string, Rules>));
  return sheets
    .map(([selector, rules]) => {
      if (selector !== DARK) return block(selector, rules);
      const bySystem = `@media (prefers-color-scheme:dark){${block(':root:not([data-scheme])', rules)}}`;
      return `${bySystem}${block(DARK, rules)}`;
    })
    .join('\n');
}

/** Vite plugin that serves the theme's variables as a virtual stylesheet. */
export function themeStylesheet(): Plugin {
  return {
    name: 'theme-stylesheet',
    resolveId: (id) => (id === THEME_STYLESHEET ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? themeCss() : undefined),
  };
}
