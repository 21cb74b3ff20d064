import type { ColorFamily, VinylColor } from '#generated/enums.ts';

/** The palette colour that is shown for a family. */
export const COLOR_BY_FAMILY: Readonly<Record<ColorFamily, VinylColor>> = {
  black: 'black',
  white: 'white',
  clear: 'clear',
  grey: 'silver',
  gold: 'gold',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  pink: 'pink',
  purple: 'violet',
  blue: 'blue',
  green: 'green',
  brown: 'brown',
  multicolor: 'half_blue_orange',
};
