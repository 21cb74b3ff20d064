import { isHexColor, makeReadable } from '#domain/contrast.ts';

/** Background of a white-label header without a colour (§9): a dark gradient, from its lightest to its darkest colour. */
const GRADIENT = { from: '#3a332d', to: '#111111' } as const;
/** Text colour of a white-label header without one (§9). */
const TEXT = '#ffffff';
/** Colours of the header on /home, which has no gradient (§9). */
const HOME = { background: '#ffffff', color: '#111111' } as const;

/** Colours that decide the contrast of a header without its own. */
export const HEADER_DEFAULTS = { ground: GRADIENT.from, text: TEXT } as const;

interface HeaderLook {
  readonly header_bg?: string | null;
  readonly header_color?: string | null;
}

/** Chooses the colours of a white-label header. Text without a colour is readable on the background of the shop. */
export function chooseHeaderColors(
  { header_bg, header_color }: HeaderLook,
  isHome: boolean,
): { background: string; color: string } {
  if (header_bg) {
    const color = isHexColor(header_bg) ? makeReadable(TEXT, header_bg) : TEXT;
    return { background: header_bg, color: header_color ?? color };
  }
  if (isHome) return { ...HOME, ...(header_color && { color: header_color }) };
  const background = `linear-gradient(180deg, ${GRADIENT.from}, ${GRADIENT.to})`;
  return { background, color: header_color ?? TEXT };
}
