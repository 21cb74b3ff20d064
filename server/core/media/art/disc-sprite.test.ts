import { expect, it } from 'vitest';
import { VinylColor } from '#generated/enums.ts';
import { drawDiscSprite } from './disc-sprite.ts';

it('has a disc for each vinyl colour, in its colours', () => {
  const sprite = drawDiscSprite();
  for (const color of VinylColor.values) {
    const { base, accent, kind } = VinylColor.data[color];
    const isTwoTone = kind === 'marbled' || kind === 'splatter' || kind === 'half';
    const symbol = new RegExp(`<symbol id="${color}".*?</symbol>`).exec(sprite)?.[0];
    expect(symbol).toContain(`fill="${base}"`);
    if (isTwoTone) expect(symbol).toContain(`fill="${accent}"`);
  }
});
