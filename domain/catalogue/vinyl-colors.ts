import type { VinylColor } from '#generated/enums.ts';
import { values } from '#generated/enums/choices/VinylColor.ts';

/** Colours and effect of a palette entry (§3). */
export type VinylLook = (typeof VinylColor.data)[VinylColor];

const isVinylColor = (name: unknown): name is VinylColor => values.some((value) => value === name);

/**
 * Parses `color_vinyl`, a JSON array with the colour name of each disc (§3), or a single name with or without quotes. Unknown
 * names are left out.
 */
export function parseColorVinyl(text: string | null | undefined): VinylColor[] {
  if (!text) return [];
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    // older records contain the bare name
  }
  const names = Array.isArray(value) ? value : [value];
  return names.filter(isVinylColor);
}

/** Formats colours for `color_vinyl`. */
export const formatColorVinyl = (colors: readonly VinylColor[]): string => JSON.stringify(colors);
