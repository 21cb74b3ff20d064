/** Colour arithmetic on #rrggbb strings. */

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (channels: Rgb): string =>
  `#${channels
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channel = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return hex([channel(0), channel(1), channel(2)]);
}

export const lighten = (color: string, amount: number): string => mix(color, '#ffffff', amount);
export const darken = (color: string, amount: number): string => mix(color, '#000000', amount);

/** Relative luminance, 0 (black) to 1 (white), WCAG 2.2. */
export function luminance(color: string): number {
  const linear = (channel: number) => {
    const s = channel / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = rgb(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio 1 to 21, WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The candidate that reads best on the ground. */
export const readable = (ground: string, ...candidates: string[]): string =>
  candidates.reduce((best, candidate) => (contrast(ground, candidate) > contrast(ground, best) ? candidate : best));

/** The first candidate that reads on the ground with at least this contrast, else the last one. */
export const firstReadable = (ground: string, minimum: number, ...candidates: [string, ...string[]]): string =>
  candidates.find((candidate) => contrast(ground, candidate) >= minimum) ??
  (candidates[candidates.length - 1] as string);
