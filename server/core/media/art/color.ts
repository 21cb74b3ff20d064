/** Colour arithmetic on #rrggbb strings. */

type Rgb = readonly [number, number, number];

const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const formatHex = (channels: Rgb): string =>
  `#${channels
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours: `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const channel = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return formatHex([channel(0), channel(1), channel(2)]);
}

export const lighten = (color: string, amount: number): string => mix(color, '#ffffff', amount);
export const darken = (color: string, amount: number): string => mix(color, '#000000', amount);

/** Computes the relative luminance, 0 (black) to 1 (white), by WCAG 2.2. */
export function computeLuminance(color: string): number {
  const linear = (channel: number) => {
    const s = channel / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = parseHex(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Computes the contrast ratio, 1 to 21, by WCAG 2.2. */
export function computeContrast(a: string, b: string): number {
  const [high, low] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Picks the candidate with the highest contrast to the ground. */
export const pickReadable = (ground: string, ...candidates: string[]): string =>
  candidates.reduce((best, candidate) =>
    computeContrast(ground, candidate) > computeContrast(ground, best) ? candidate : best,
  );

/** Picks the first candidate with at least this contrast to the ground, else the last one. */
export const pickFirstReadable = (ground: string, minimum: number, ...candidates: [string, ...string[]]): string =>
  candidates.find((candidate) => computeContrast(ground, candidate) >= minimum) ??
  (candidates[candidates.length - 1] as string);
