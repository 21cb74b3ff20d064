// @vitest-environment node
import { expect, it } from 'vitest';
import { themeCss } from './theme-stylesheet.ts';

const css = themeCss();
const background = (rules: string | undefined) => /--mui-palette-background-default:(#\w+)/.exec(rules ?? '')?.[1];

it('is light by default and dark by system preference or choice', () => {
  const light = /^:root, \[data-scheme="light"\]\{.*$/m.exec(css)?.[0];
  const bySystem = /@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-scheme\]\)\{(.*?)\}\}/.exec(css)?.[1];
  const chosen = /\}\}\[data-scheme="dark"\]\{(.*?)\}/.exec(css)?.[1];
  expect(background(light)).toBe('#fbf8f3');
  expect(background(bySystem)).toBe('#151210');
  expect(bySystem).toBe(chosen);
});

it('sets color-scheme for native controls', () => {
  expect(css).toContain('color-scheme:light');
  expect(css).toContain('color-scheme:dark');
});

/** Relative luminance of #rrggbb (WCAG 2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(['light', 'dark'])('has sufficient text contrast in the %s scheme', (scheme) => {
  const rules = new RegExp(`\\[data-scheme="${scheme}"\\]\\{[^}]*\\}`).exec(css)?.[0] ?? '';
  const color = (name: string) => new RegExp(`--mui-palette-${name}:(#\\w{6})`).exec(rules)?.[1] ?? '';
  const contrast = (text: string, ground: string) => {
    const [light = 0, dark = 0] = [luminance(color(text)), luminance(color(ground))].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  for (const text of ['text-primary', 'text-secondary', 'primary-main', 'error-main', 'success-main']) {
    for (const ground of ['background-default', 'background-paper'])
      expect(contrast(text, ground)).toBeGreaterThan(4.5);
  }
  expect(contrast('primary-contrastText', 'primary-main')).toBeGreaterThan(4.5);
});
