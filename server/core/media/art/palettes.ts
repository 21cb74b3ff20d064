/**
 * Colours of covers. Ink has a contrast of at least 4.5:1 to the ground (tested); a, b and c are the colours of the
 * drawing. Genres select by mood.
 */
export interface Palette {
  name: string;
  ground: string;
  ink: string;
  a: string;
  b: string;
  c: string;
}

const createPalette = (name: string, ground: string, ink: string, a: string, b: string, c: string): Palette => ({
  name,
  ground: `#${ground}`,
  ink: `#${ink}`,
  a: `#${a}`,
  b: `#${b}`,
  c: `#${c}`,
});

export const MOODS = {
  night: [
    createPalette('midnight', '0f1226', 'f4eede', 'e4572e', '3d5a80', 'f2c14e'),
    createPalette('aurora', '0b1d26', 'e9f5ec', '3ddc97', '1f6f78', 'b8f2e6'),
    createPalette('plum', '241128', 'fbe9d0', 'e0567a', '7b3f8c', 'f6b24a'),
    createPalette('carbon', '141414', 'f2f0ea', 'c8102e', '6f6f6f', 'e6e1d6'),
    createPalette('abyss', '071a2c', 'f5f3e7', '2a9d8f', '264f73', 'e9c46a'),
  ],
  neon: [
    createPalette('ultraviolet', '160a33', 'fdf6ff', 'ff3d81', '6c2bd9', '22d3ee'),
    createPalette('acid', '101418', 'eaffd0', 'c6ff3d', '3a7d44', 'ff5d3b'),
    createPalette('arcade', '2b0f54', 'ffe9f3', 'ff6b9a', 'ab1f65', 'ffd45c'),
  ],
  warm: [
    createPalette('terracotta', 'f3e3d0', '3a1c14', 'c8553d', 'e09f5a', '588b8b'),
    createPalette('saffron', 'f7c548', '2a1a10', 'd9481c', '8a2d2d', 'fff3d6'),
    createPalette('brick', 'a83425', 'fff1df', 'f0a04b', '6e1f1b', 'f7d9a8'),
    createPalette('rose', 'ecc7bd', '3b1e2b', 'a8445b', 'd98873', 'f7efe6'),
    createPalette('honey', 'f2e6c9', '402a14', 'd98e04', '8c4a1d', '5b7553'),
  ],
  cool: [
    createPalette('fjord', 'dfe7ea', '15303f', '2f6f8f', '88aebd', 'e07a5f'),
    createPalette('glacier', 'e8f0ee', '123a3a', '2b8a8a', '9bc7c3', 'f2a65a'),
    createPalette('cobalt', '1b3ea6', 'fdf8ec', 'f2b705', '0d1f5c', 'ef5b5b'),
    createPalette('lagoon', '0f5257', 'f6f0df', 'f2785c', '0a3438', 'f3c98b'),
    createPalette('slate', '2f3e5c', 'f1efe6', 'd9a05b', '8093b8', 'c94f4f'),
  ],
  earth: [
    createPalette('moss', 'e6e3cf', '26331f', '5e7a3a', 'a8a05f', 'b5562b'),
    createPalette('forest', '1f3a2d', 'f1ead6', 'c9a23f', '5b8057', 'd9694a'),
    createPalette('clay', 'd8b08c', '33211a', '7a3f2b', 'f1e1c9', '3f6660'),
    createPalette('peat', '2d241e', 'efe4cf', 'b5793c', '6b5a45', '8fae9b'),
    createPalette('sage', 'c5cfb4', '20302a', '55735c', 'f2efe0', 'c2683f'),
  ],
  pastel: [
    createPalette('sorbet', 'fbe4e0', '4a1d3d', 'f2788f', 'f8b98b', '7fb7be'),
    createPalette('lilac', 'e3dcf2', '2c2150', '8a6fd1', 'f29fb5', 'f6d365'),
    createPalette('mint', 'd5efe3', '153f3a', '38a583', 'f4b6a6', 'f7e08b'),
    createPalette('sky', 'cfe6f5', '14304f', '3d85c6', 'f5c9a9', 'fffaf0'),
  ],
  mono: [
    createPalette('newsprint', 'efece4', '161616', '2b2b2b', '8d8a83', 'd33b2c'),
    createPalette('ash', 'd9d7d2', '1a1a1c', '4b4b50', '9a989a', 'f7f5ef'),
    createPalette('ink', '111113', 'f5f3ec', 'e9e5da', '55555c', 'b9b4a8'),
    createPalette('blueprint', '0d3b78', 'f1f6fb', 'e4eefa', '3f6fae', '9cc3e8'),
    createPalette('oxblood', '4a0d16', 'f6e7d6', 'd0443c', '26060b', 'd9b382'),
  ],
  jewel: [
    createPalette('emerald', '064e3b', 'fbf3dc', 'e0b04c', '0b7a5b', 'f08a6b'),
    createPalette('amethyst', '3c1d63', 'fbeff5', 'd889c2', '6a3ea1', 'f2c14e'),
    createPalette('ruby', '8c1236', 'fff0e6', 'f4a259', '4f0a22', 'f7d6bf'),
  ],
  sun: [
    createPalette('tropic', 'f4683f', '2b0d17', 'f9c22e', '53b3a5', 'fff2dc'),
    createPalette('citrus', 'f4d35e', '1f2a44', 'ee7c2b', '0d7f86', 'fff9e6'),
    createPalette('coral', 'ff8a6b', '2a1433', '2ec4b6', 'ffd9a0', '7a2048'),
    createPalette('ska', 'f6f1e3', '10100f', '1c8a4a', 'f2b705', 'd0312d'),
    createPalette('ochre', 'd9941f', '23120b', '7a2e1b', 'f6e3b8', '31574d'),
  ],
} as const satisfies Record<string, readonly Palette[]>;

export type Mood = keyof typeof MOODS;

export const PALETTES: readonly Palette[] = Object.values(MOODS).flat();
