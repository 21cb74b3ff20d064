/**
 * Emotion plugin that swaps left and right for right-to-left text, for styles without logical properties such as MUI's.
 */
import type { StylisPlugin } from '@emotion/cache';

const swapWords = (text: string): string =>
  text.replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));

/** Properties with one value per side. */
const BOXES = /^(margin|padding|inset|border-(width|style|color))$/;
const SIDES = /^(text-align|float|clear|transform-origin|object-position|background-position)$/;

const negate = (length: string): string =>
  /^-?0[a-z%]*$/.test(length) ? length : length.startsWith('-') ? length.slice(1) : `-${length}`;

/** Mirrors the value of a property. */
export function mirrorValue(property: string, value: string): string {
  if (SIDES.test(property)) return swapWords(value);
  // spaces within parentheses do not separate values
  const parts = value.split(/\s+(?![^(]*\))/);
  const [one = '', two = '', three = '', four = ''] = parts;
  if (BOXES.test(property) && parts.length === 4) return [one, four, three, two].join(' ');
  if (property === 'border-radius' && parts.length > 1)
    return parts.length === 4 ? [two, one, four, three].join(' ') : [two, one, two, three || one].join(' ');
  if (property === 'transform')
    return value.replace(
      /\b(translateX?|rotate)\((-?[\d.]+[a-z%]*)/g,
      (_, turn, length) => `${turn}(${negate(length)}`,
    );
  return value;
}

/** Mirrors the name of a property. */
export const mirrorName = swapWords;

/** For `stylisPlugins` of Emotion's cache. */
export const mirrorPlugin: StylisPlugin = (element) => {
  const { type, props, children } = element;
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string' || element.return) return;
  const [name, value] = [mirrorName(props), mirrorValue(props, children)];
  if (name !== props || value !== children) element.return = `${name}:${value};`;
};
