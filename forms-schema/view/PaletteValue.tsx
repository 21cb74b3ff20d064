import { discBackground, isLook } from '../disc-look.ts';
import { enumFactsOf } from '../enum-facts.ts';
import { Swatch } from './Swatch.tsx';
import type { ValueProps } from './value-props.ts';

/** A colour of a palette as the disc it gives. */
export function PaletteValue({ definition, value }: ValueProps) {
  const look: unknown = enumFactsOf(definition)?.data?.[String(value)];
  return isLook(look) ? <Swatch background={discBackground(look)} isRound /> : null;
}
