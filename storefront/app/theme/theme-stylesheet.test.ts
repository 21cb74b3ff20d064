import { expect, it } from 'vitest';
import { buildThemeCss } from './theme-stylesheet.ts';

const css = buildThemeCss();
const getBackground = (rules: string | undefined) => /--mui-palette-background-default:(#\w+)/.exec(rules ?? '')?.[1];

it('is light by default and dark by the system setting or the visitor’s choice', () => {
  const light = /^:root, \[data-scheme="light"\]\{.*$/m.exec(css)?.[0];
  const systemRules = /@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-scheme\]\)\{(.*?)\}\}/.exec(css)?.[1];
  const chosenRules = /\}\}\[data-scheme="dark"\]\{(.*?)\}/.exec(css)?.[1];
  expect(getBackground(light)).toBe('#fbf8f3');
  expect(getBackground(systemRules)).toBe('#151210');
  expect(systemRules).toBe(chosenRules);
});

it('sets color-scheme for native controls', () => {
  expect(css).toContain('color-scheme:light');
  expect(css).toContain('color-scheme:dark');
});

/** Computes the relative luminance of #rrggbb (WCAG 2). */
function computeLuminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const channel = parseInt(color.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(['light', 'dark'])('has sufficient text contrast in the %s scheme', (scheme) => {
  const rules = new RegExp(`\\[data-scheme="${scheme}"\\]\\{[^}]*\\}`).exec(css)?.[0] ?? '';
  const getColor = (name: string) => new RegExp(`--mui-palette-${name}:(#\\w{6})`).exec(rules)?.[1] ?? '';
  const computeContrast = (text: string, background: string) => {
    const luminances = [computeLuminance(getColor(text)), computeLuminance(getColor(background))];
    const [light = 0, dark = 0] = luminances.sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  for (const text of ['text-primary', 'text-secondary', 'primary-main', 'error-main', 'success-main']) {
    for (const background of ['background-default', 'background-paper'])
      expect(computeContrast(text, background)).toBeGreaterThan(4.5);
  }
  expect(computeContrast('primary-contrastText', 'primary-main')).toBeGreaterThan(4.5);
});
