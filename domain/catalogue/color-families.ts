import { ColorFamily, type VinylColor } from '#generated/enums.ts';

/** The family of each palette colour; patterns of two colours are multicolour. */
const FAMILY_BY_COLOR: Readonly<Record<VinylColor, ColorFamily>> = {
  black: 'black',
  white: 'white',
  bone: 'white',
  cream: 'white',
  grey: 'grey',
  silver: 'grey',
  gold: 'gold',
  bronze: 'gold',
  copper: 'gold',
  yellow: 'yellow',
  mustard: 'yellow',
  orange: 'orange',
  coral: 'orange',
  red: 'red',
  dark_red: 'red',
  burgundy: 'red',
  pink: 'pink',
  baby_pink: 'pink',
  magenta: 'pink',
  violet: 'purple',
  purple: 'purple',
  lavender: 'purple',
  dark_blue: 'blue',
  blue: 'blue',
  royal_blue: 'blue',
  light_blue: 'blue',
  turquoise: 'blue',
  teal: 'green',
  mint: 'green',
  green: 'green',
  dark_green: 'green',
  olive: 'green',
  brown: 'brown',
  beige: 'brown',
  clear: 'clear',
  transparent_yellow: 'yellow',
  transparent_orange: 'orange',
  transparent_red: 'red',
  transparent_pink: 'pink',
  transparent_violet: 'purple',
  transparent_blue: 'blue',
  transparent_light_blue: 'blue',
  transparent_green: 'green',
  transparent_amber: 'orange',
  transparent_smoke: 'grey',
  transparent_purple: 'purple',
  milky_clear: 'clear',
  black_white_marbled: 'multicolor',
  blue_white_marbled: 'multicolor',
  red_black_marbled: 'multicolor',
  green_black_marbled: 'multicolor',
  orange_yellow_marbled: 'multicolor',
  purple_pink_marbled: 'multicolor',
  lava_marbled: 'multicolor',
  black_red_splatter: 'multicolor',
  clear_blue_splatter: 'multicolor',
  white_black_splatter: 'multicolor',
  yellow_red_splatter: 'multicolor',
  clear_black_splatter: 'multicolor',
  turquoise_pink_splatter: 'multicolor',
  half_black_white: 'multicolor',
  half_red_yellow: 'multicolor',
  half_blue_orange: 'multicolor',
  half_pink_purple: 'multicolor',
  picture_disc: 'multicolor',
};

/** The palette with the family of each colour. */
export const COLOR_FAMILIES = Object.entries(FAMILY_BY_COLOR) as readonly (readonly [VinylColor, ColorFamily])[];

/** The palette colours of families. */
export function listColorsOf(families: readonly ColorFamily[]): VinylColor[] {
  return COLOR_FAMILIES.flatMap(([color, family]) => (families.includes(family) ? [color] : []));
}

/** Parses families separated by a pipe, in the order of the enum. Unknown ones are left out. */
export function parseColorFamilies(value: string | null | undefined): ColorFamily[] {
  const names = (value ?? '').split('|');
  return ColorFamily.values.filter((family) => names.includes(family));
}
