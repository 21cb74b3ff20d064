/**
 * The vinyl colour palette (§3: about 60 named colours, e.g. black, dark_blue, transparent_red, milky_clear).
 * `base` and `accent` are how the colour looks on a screen; `kind` is how the disc is pressed, which also sets its
 * price.
 */
export type VinylKind = 'opaque' | 'transparent' | 'marbled' | 'splatter' | 'half' | 'picture';

export interface VinylLook {
  readonly base: string;
  readonly accent?: string;
  readonly kind: VinylKind;
}

export const VINYL_COLORS = {
  black: { base: '#141414', kind: 'opaque' },
  white: { base: '#f6f4ee', kind: 'opaque' },
  bone: { base: '#ece2cd', kind: 'opaque' },
  cream: { base: '#f3e7c4', kind: 'opaque' },
  grey: { base: '#8f9296', kind: 'opaque' },
  silver: { base: '#c3c6ca', kind: 'opaque' },
  gold: { base: '#c9a24a', kind: 'opaque' },
  bronze: { base: '#8c6239', kind: 'opaque' },
  copper: { base: '#b5673c', kind: 'opaque' },
  yellow: { base: '#f4cf2e', kind: 'opaque' },
  mustard: { base: '#d3a02a', kind: 'opaque' },
  orange: { base: '#ee7c2b', kind: 'opaque' },
  coral: { base: '#f2725c', kind: 'opaque' },
  red: { base: '#cf2231', kind: 'opaque' },
  dark_red: { base: '#8a1420', kind: 'opaque' },
  burgundy: { base: '#5d1425', kind: 'opaque' },
  pink: { base: '#ef8fb0', kind: 'opaque' },
  baby_pink: { base: '#f7c8d3', kind: 'opaque' },
  magenta: { base: '#c81f77', kind: 'opaque' },
  violet: { base: '#6b3fa0', kind: 'opaque' },
  purple: { base: '#4c2572', kind: 'opaque' },
  lavender: { base: '#b9a3da', kind: 'opaque' },
  dark_blue: { base: '#14275a', kind: 'opaque' },
  blue: { base: '#1f5cb8', kind: 'opaque' },
  royal_blue: { base: '#2442a8', kind: 'opaque' },
  light_blue: { base: '#7fb4e0', kind: 'opaque' },
  turquoise: { base: '#2fb3b0', kind: 'opaque' },
  teal: { base: '#14706f', kind: 'opaque' },
  mint: { base: '#a4dcc0', kind: 'opaque' },
  green: { base: '#2a8a47', kind: 'opaque' },
  dark_green: { base: '#164a2e', kind: 'opaque' },
  olive: { base: '#75733a', kind: 'opaque' },
  brown: { base: '#5c3a24', kind: 'opaque' },
  beige: { base: '#d9c19c', kind: 'opaque' },
  clear: { base: '#e8eef0', kind: 'transparent' },
  transparent_yellow: { base: '#f6d94a', kind: 'transparent' },
  transparent_orange: { base: '#f3893a', kind: 'transparent' },
  transparent_red: { base: '#d42a37', kind: 'transparent' },
  transparent_pink: { base: '#f08db4', kind: 'transparent' },
  transparent_violet: { base: '#7d4bb8', kind: 'transparent' },
  transparent_blue: { base: '#2f6fd0', kind: 'transparent' },
  transparent_light_blue: { base: '#8cc5ea', kind: 'transparent' },
  transparent_green: { base: '#2f9a55', kind: 'transparent' },
  transparent_amber: { base: '#d98e2b', kind: 'transparent' },
  transparent_smoke: { base: '#5a5d63', kind: 'transparent' },
  transparent_purple: { base: '#5b2a86', kind: 'transparent' },
  milky_clear: { base: '#eef1ee', accent: '#ffffff', kind: 'transparent' },
  black_white_marbled: { base: '#1a1a1a', accent: '#e9e6df', kind: 'marbled' },
  blue_white_marbled: { base: '#2a62b4', accent: '#eef2f6', kind: 'marbled' },
  red_black_marbled: { base: '#b51f2c', accent: '#1d1113', kind: 'marbled' },
  green_black_marbled: { base: '#1f6b3f', accent: '#10160f', kind: 'marbled' },
  orange_yellow_marbled: { base: '#ec7a2a', accent: '#f7d254', kind: 'marbled' },
  purple_pink_marbled: { base: '#5a2c86', accent: '#ee93b6', kind: 'marbled' },
  lava_marbled: { base: '#2a1210', accent: '#ee5a24', kind: 'marbled' },
  black_red_splatter: { base: '#161616', accent: '#d2202f', kind: 'splatter' },
  clear_blue_splatter: { base: '#e4ecee', accent: '#2a62c0', kind: 'splatter' },
  white_black_splatter: { base: '#f3f1ea', accent: '#191919', kind: 'splatter' },
  yellow_red_splatter: { base: '#f3cd33', accent: '#c8222f', kind: 'splatter' },
  clear_black_splatter: { base: '#e6ebec', accent: '#1b1b1b', kind: 'splatter' },
  turquoise_pink_splatter: { base: '#35b5b0', accent: '#ef6ea0', kind: 'splatter' },
  half_black_white: { base: '#161616', accent: '#f2efe8', kind: 'half' },
  half_red_yellow: { base: '#cb2432', accent: '#f3cc35', kind: 'half' },
  half_blue_orange: { base: '#1f56a8', accent: '#ef8032', kind: 'half' },
  half_pink_purple: { base: '#ef93b4', accent: '#5a2c86', kind: 'half' },
  picture_disc: { base: '#f2efe8', kind: 'picture' },
} as const satisfies Record<string, VinylLook>;

export type VinylColor = keyof typeof VINYL_COLORS;

export const VINYL_COLOR_NAMES = Object.keys(VINYL_COLORS) as VinylColor[];

export function isVinylColor(name: string): name is VinylColor {
  return Object.hasOwn(VINYL_COLORS, name);
}

/** How a colour looks; black for a name outside the palette. */
export const vinylLook = (name: string): VinylLook => VINYL_COLORS[isVinylColor(name) ? name : 'black'];

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
  return names.filter((name): name is VinylColor => typeof name === 'string' && isVinylColor(name));
}

/** The text stored in `color_vinyl`. */
export const colorVinylText = (colors: readonly VinylColor[]): string => JSON.stringify(colors);
