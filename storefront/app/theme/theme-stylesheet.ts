import type { Plugin } from 'vite';
import { theme } from './theme.ts';

/** Module id of the stylesheet with the theme's CSS variables. */
const THEME_STYLESHEET = 'virtual:theme.css';

const RESOLVED_ID = '\0virtual:theme.css';

type Rules = Record<string, string | number>;

const DARK = '[data-scheme="dark"]';

function formatRule(selector: string, rules: Rules): string {
  const lines = Object.entries(rules).map(
    ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
  );
  return `${selector}{${lines.join(';')}}`;
}

/**
 * Builds the theme's variables as CSS: light by default, dark by the system setting unless the visitor has chosen a
 * scheme, and dark for `data-scheme="dark"`. Works without JavaScript.
 */
export function buildThemeCss(): string {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet as Record<string, Rules>));
  return sheets
    .map(([selector, rules]) => {
      if (selector !== DARK) return formatRule(selector, rules);
      const systemRule = `@media (prefers-color-scheme:dark){${formatRule(':root:not([data-scheme])', rules)}}`;
      return `${systemRule}${formatRule(DARK, rules)}`;
    })
    .join('\n');
}

/** Vite plugin that serves the theme's variables as a virtual stylesheet. */
export function themeStylesheet(): Plugin {
  return {
    name: 'theme-stylesheet',
    resolveId: (id) => (id === THEME_STYLESHEET ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? buildThemeCss() : undefined),
  };
}
