import { buildDiscBackground, isVinylColorStyle } from '../disc-background.ts';
import { getEnum } from '../get-enum.ts';
import { Swatch } from './Swatch.tsx';
import type { ValueProps } from './value-props.ts';

/** A palette colour, shown as a disc. */
export function PaletteValue({ definition, value }: ValueProps) {
  const style: unknown = getEnum(definition)?.data?.[String(value)];
  return isVinylColorStyle(style) ? <Swatch background={buildDiscBackground(style)} isRound /> : null;
}
