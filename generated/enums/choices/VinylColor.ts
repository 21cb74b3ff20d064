// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'black', 'white', 'bone', 'cream', 'grey', 'silver', 'gold', 'bronze', 'copper', 'yellow', 'mustard', 'orange',
  'coral', 'red', 'dark_red', 'burgundy', 'pink', 'baby_pink', 'magenta', 'violet', 'purple', 'lavender', 'dark_blue',
  'blue', 'royal_blue', 'light_blue', 'turquoise', 'teal', 'mint', 'green', 'dark_green', 'olive', 'brown', 'beige',
  'clear', 'transparent_yellow', 'transparent_orange', 'transparent_red', 'transparent_pink', 'transparent_violet',
  'transparent_blue', 'transparent_light_blue', 'transparent_green', 'transparent_amber', 'transparent_smoke',
  'transparent_purple', 'milky_clear', 'black_white_marbled', 'blue_white_marbled', 'red_black_marbled',
  'green_black_marbled', 'orange_yellow_marbled', 'purple_pink_marbled', 'lava_marbled', 'black_red_splatter',
  'clear_blue_splatter', 'white_black_splatter', 'yellow_red_splatter', 'clear_black_splatter',
  'turquoise_pink_splatter', 'half_black_white', 'half_red_yellow', 'half_blue_orange', 'half_pink_purple',
  'picture_disc',
] as const;

export const VinylColor: EnumDefinition<typeof values> = { name: 'VinylColor', values };
