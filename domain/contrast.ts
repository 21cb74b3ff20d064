/** Contrast of colours (#rrggbb) by WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** Minimum contrast of normal text with its background (WCAG 2, AA). */
export const MIN_CONTRAST = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Whether a value is a full hexadecimal colour (#rrggbb). */
export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

function parseRgb(color: string): Rgb {
  const parseChannel = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, from 0 (black) to 1 (white). */
export function computeLuminance(color: string): number {
  const [red, green, blue] = parseRgb(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the contrast of two colours, from 1 (equal) to 21 (black and white). */
export function computeContrastRatio(color: string, otherColor: string): number {
  const [dark = 0, light = 0] = [computeLuminance(color), computeLuminance(otherColor)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The scheme with the better contrast on a background: 'light' for dark text, 'dark' for light text. */
export function chooseScheme(background: string): 'light' | 'dark' {
  return computeContrastRatio(background, '#000000') > computeContrastRatio(background, '#ffffff') ? 'light' : 'dark';
}

const mixColors = (color: Rgb, goal: Rgb, share: number): Rgb =>
  color.map((part, place) => Math.round(part + ((goal[place] ?? 0) - part) * share)) as unknown as Rgb;

const STEPS = 100;

/**
 * Darkens or lightens a text colour until it is readable on a background. Black or white always is.
 */
export function makeReadable(color: string, background: string): string {
  for (let step = 0; step <= STEPS; step++) {
    const readable = [BLACK, WHITE]
      .map((goal) => toHex(mixColors(parseRgb(color), goal, step / STEPS)))
      .find((changed) => computeContrastRatio(changed, background) >= MIN_CONTRAST);
    if (readable) return readable;
  }
  return chooseScheme(background) === 'light' ? '#000000' : '#ffffff';
}
