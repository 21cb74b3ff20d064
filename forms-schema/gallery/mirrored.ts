/**
 * Right to left for styles that name left and right, as MUI's do: a plugin for Emotion's style writer that swaps the two.
 * Our own styles name start and end, which the browser turns by itself.
 */
import type { StylisPlugin } from '@emotion/cache';

const swapWords = (text: string): string =>
  text.replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));

/** Properties whose four values go round the box. */
const BOXES = /^(margin|padding|inset|border-(width|style|color))$/;
const SIDES = /^(text-align|float|clear|transform-origin|object-position|background-position)$/;

const negate = (length: string): string =>
  /^-?0[a-z%]*$/.test(length) ? length : length.startsWith('-') ? length.slice(1) : `-${length}`;

/** The value of a property as it is when left and right change places. */
export function mirrorValue(property: string, value: string): string {
  if (SIDES.test(property)) return swapWords(value);
  // spaces within brackets part nothing
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

/** The name of a property as it is when left and right change places. */
export const mirrorName = swapWords;

/** For `stylisPlugins` of Emotion's cache. */
export const mirrored: StylisPlugin = (element) => {
  const { type, props, children } = element;
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string' || element.return) return;
  const [name, value] = [mirrorName(props), mirrorValue(props, children)];
  if (name !== props || value !== children) element.return = `${name}:${value};`;
};
