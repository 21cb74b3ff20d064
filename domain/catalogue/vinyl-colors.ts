import { VinylColor } from '#generated/enums.ts';

/** How a colour looks on a screen, and how the disc is pressed (§3's palette). */
export type VinylLook = (typeof VinylColor.data)[VinylColor];

const isVinylColor = (name: unknown): name is VinylColor => VinylColor.values.some((value) => value === name);

/**
 * The discs' colours out of `color_vinyl`, which is JSON text (§3): an array of names, one a disc; a lone name, with or
 * without quotes, is read too. Names outside the palette are left out; nothing readable gives an empty list.
 */
export function parseColorVinyl(text: string | null | undefined): VinylColor[] {
  if (!text) return [];
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    // Older records hold the bare name.
  }
  const names = Array.isArray(value) ? value : [value];
  return names.filter(isVinylColor);
}

/** The text stored in `color_vinyl`. */
export const colorVinylText = (colors: readonly VinylColor[]): string => JSON.stringify(colors);
